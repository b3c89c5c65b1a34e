/** A place where so many may wait, and one at a time is served. */
export type BoundedQueue = {
  /** Null: the room is full, and nothing was done. */
  tryRun<Result>(
    visit: (serve: <Served>(work: () => Promise<Served>) => Promise<Served>) => Promise<Result>,
  ): Promise<Result> | null;
};

/** Keeps memory flat: however many arrive, one picture is decoded at a time, and few files wait for it. */
export const createBoundedQueue = (places: number): BoundedQueue => {
  let taken = 0;
  let last: Promise<unknown> = Promise.resolve();
  const serve = <Served>(work: () => Promise<Served>): Promise<Served> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    tryRun(visit) {
      if (taken >= places) return null;
      taken++;
      return visit(serve).finally(() => {
        taken--;
      });
    },
  };
};
