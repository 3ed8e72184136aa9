/** As a `ref`: what comes to the page with the focus, so that Enter takes it. Refs are called before the page has it. */
export const focused = (element: HTMLElement | null): void => {
  if (element) queueMicrotask(() => bringUp(element));
};

/** What is asked, and what the guide says to it, have to be read first: they come into sight rather than the focus. */
function bringUp(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.closest('.side')?.scrollTo({ top: 0 });
  const asked = element.closest('.question')?.querySelector('.lessons, .asked');
  (asked ?? element).scrollIntoView({ block: 'nearest' });
}
