/** As a `ref`: what comes to the page with the focus, so that Enter takes it. Refs are called before the page has it. */
export const focused = (element: HTMLElement | null): void => {
  if (element) queueMicrotask(() => element.focus());
};
