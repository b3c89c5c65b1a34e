/** Returns true if the focused element has left the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
