/**
 * Creates a function whose calls wait until `parties` calls have begun. Later calls do not wait.
 */
export const createBarrier = (parties: number): (() => Promise<void>) => {
  let arrived = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    arrived += 1;
    if (arrived >= parties) open();
    return opened;
  };
};
