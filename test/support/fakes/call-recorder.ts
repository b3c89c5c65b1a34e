type AnyFunction = (...values: never[]) => unknown;

export const createCallRecorder = () => {
  const calls: string[] = [];
  let isRecording = false;
  const record = (call: string): void => {
    if (isRecording) calls.push(call);
  };

  const wrapFunction = <F extends AnyFunction>(name: string, original: F): F =>
    function (this: unknown, ...values: never[]) {
      record(name);
      return original.apply(this, values);
    } as unknown as F;

  const wrapObject = <T extends object>(name: string, original: T): T =>
    new Proxy(original, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function'
          ? wrapFunction(`${name}.${String(key)}`, value as AnyFunction)
          : value;
      },
    });

  return {
    calls: calls as readonly string[],
    record,
    wrapFunction,
    wrapObject,
    start: () => {
      isRecording = true;
    },
  };
};

export type CallRecorder = ReturnType<typeof createCallRecorder>;
