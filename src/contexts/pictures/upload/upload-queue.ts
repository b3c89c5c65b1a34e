export type UploadQueue = {
  tryRun<Result>(
    visit: (serve: <Served>(work: () => Promise<Served>) => Promise<Served>) => Promise<Result>,
  ): Promise<Result> | null;
};

/**
 * Admits at most `places` uploads and decodes one picture at a time, which bounds the memory in
 * use.
 */
export const createUploadQueue = (places: number): UploadQueue => {
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
