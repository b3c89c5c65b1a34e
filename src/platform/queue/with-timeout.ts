/** Rejects after `ms` with an Error that names `what`. The work behind `promise` continues. */
export const withTimeout = async <Value>(
  ms: number,
  what: string,
  promise: Promise<Value>,
): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
