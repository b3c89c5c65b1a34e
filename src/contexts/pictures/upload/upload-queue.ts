export type UploadQueue = {
  tryRun<Result>(
    upload: (
      runInTurn: <Output>(work: () => Promise<Output>) => Promise<Output>,
    ) => Promise<Result>,
  ): Promise<Result> | null;
};

/**
 * Admits at most `maxUploads` uploads and decodes one picture at a time, which bounds the memory in
 * use.
 */
export const createUploadQueue = (maxUploads: number): UploadQueue => {
  let admitted = 0;
  let last: Promise<unknown> = Promise.resolve();
  const runInTurn = <Output>(work: () => Promise<Output>): Promise<Output> => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    tryRun(upload) {
      if (admitted >= maxUploads) return null;
      admitted++;
      return upload(runInTurn).finally(() => {
        admitted--;
      });
    },
  };
};
