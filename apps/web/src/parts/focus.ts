/** A `ref` that focuses an element when it appears, so that Enter takes it. Refs run before it is in the page. */
export const focused = (element: HTMLElement | null): void => {
  if (element) queueMicrotask(() => bringUp(element));
};

/** Scrolls the question and the guide's lesson into view instead of moving the focus. */
function bringUp(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.closest('.side')?.scrollTo({ top: 0 });
  const asked = element.closest('.question')?.querySelector('.lessons, .asked');
  (asked ?? element).scrollIntoView({ block: 'nearest' });
}
