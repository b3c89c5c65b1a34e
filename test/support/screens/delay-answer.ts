import { act } from '@testing-library/react';

/** An answer that the fake server gives only after `release`. */
export const delayAnswer = <Answer>(answer: Answer) => {
  let resolve: (given: Answer) => void;
  const delayed = new Promise<Answer>((resolveDelayed) => {
    resolve = resolveDelayed;
  });
  return { delayed: () => delayed, release: () => act(async () => resolve(answer)) };
};
