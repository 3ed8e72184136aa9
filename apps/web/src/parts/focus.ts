/** As a `ref`: what comes to the page with the focus, so that Enter takes it. Refs are called before the page has it. */
export const focused = (element: HTMLElement | null): void => {
  if (element) queueMicrotask(() => bringUp(element));
};

/** What is asked has to be read first: where it stands above what has the focus, it comes into sight rather. */
function bringUp(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const asked = element.closest('.question')?.querySelector('.asked');
  (asked ?? element).scrollIntoView({ block: 'nearest' });
}
