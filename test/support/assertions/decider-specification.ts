import { fold, type Decider, type DomainEvent } from '#src/event-log/decider.ts';
import { DomainError } from '#src/kernel/domain-error.ts';

/**
 * Tests a decider. The scenario consists of past events, a command, and the expected events or
 * refusal code.
 */
export const specifyDecider = <State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
) => ({
  given: (...past: readonly Event[]) => ({
    when: (command: Command) => {
      const run = () => decider.decide(command, fold(decider, past));
      return {
        // oxlint-disable-next-line unicorn/no-thenable -- `then` is a step of the scenario
        then: (...expected: readonly Event[]): void => expect(run()).toEqual(expected),
        refuses: (code: string): void => expect(catchRefusal(run)?.refusal.code).toBe(code),
      };
    },
  }),
});

/** Returns the refusal (`DomainError`) that `work` throws, or null. Rethrows any other error. */
export const catchRefusal = (work: () => unknown): DomainError | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
};
