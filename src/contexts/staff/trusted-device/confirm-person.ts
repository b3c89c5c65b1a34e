import type { StaffRole } from '#src/contracts/common/access-rights.ts';
import type { PersonConfirmation } from '#src/contracts/staff/trusted-device.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import type { Log } from '#src/kernel/log.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { toAccountStream } from '../staff-events.ts';
import type { DeviceThrottle } from './device-throttle.ts';
import type { PepperPin } from './pin-pepper.ts';
import { decidePinAttempt, MAX_PIN_FAILURES, type PinDecision } from './pin-policy.ts';
import type { PinStore } from './pin-store.ts';

type Deps = {
  readonly pins: Pick<PinStore, 'lock' | 'recordFailure' | 'clearFailures'>;
  readonly passwords: Pick<PasswordHasher, 'verify'>;
  readonly pepper: PepperPin;
  readonly devices: DeviceThrottle;
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
};

type Person = { readonly id: string; readonly username: string; readonly role: StaffRole };
type Outcome = Person | 'unknown' | 'wrong' | Exclude<PinDecision, 'allowed'>;

const refuseWait = (retryAfter: number): never =>
  refuse({
    kind: 'too-many',
    message: message('pin_pause', { retryAfter }),
    details: { retryAfter },
  });

/**
 * Verifies a PIN. Returns a failure instead of throwing it, because the transaction must commit the
 * failed attempt.
 */
const tryPin = (
  { pins, passwords, pepper, inTransaction, record, clock, log }: Deps,
  { personId, pin }: PersonConfirmation,
): Promise<Outcome> =>
  inTransaction(async (tx) => {
    const stored = await pins.lock(tx, personId);
    if (!stored) return 'unknown';
    const now = clock.now();
    const decision = decidePinAttempt(stored, now);
    if (decision !== 'allowed') return decision;
    if (await passwords.verify(stored.hash, pepper(personId, pin))) {
      await pins.clearFailures(tx, personId);
      return { id: personId, username: stored.username, role: stored.role };
    }
    await pins.recordFailure(tx, personId, now);
    if (stored.failures + 1 < MAX_PIN_FAILURES) return 'wrong';
    log.warn({ account: personId }, 'trusted device: digits locked after wrong attempts');
    const event = { type: 'PinLocked', data: {} } as const;
    await record(tx, toAccountStream(personId), event, { at: now.toISOString(), actor: 'system' });
    return 'locked';
  });

/**
 * Confirms a person by PIN. Wrong PINs count per person and per `device`, which identifies the
 * session of the device.
 */
export const confirmPerson =
  (deps: Deps) =>
  async (request: PersonConfirmation, device: string): Promise<Person> => {
    const waitSeconds = await deps.devices.take(device);
    if (waitSeconds !== null) {
      deps.log.warn({}, 'trusted device: too many wrong digits on one device');
      return refuseWait(waitSeconds);
    }
    const outcome = await tryPin(deps, request);
    if (outcome === 'unknown')
      return refuse({ kind: 'not-found', message: message('account_unknown') });
    if (outcome === 'wrong') return refuseField('pin', message('pin_wrong'));
    if (outcome === 'locked') return refuse({ kind: 'conflict', message: message('pin_locked') });
    if ('waitSeconds' in outcome) return refuseWait(outcome.waitSeconds);
    await deps.devices.giveBack(device);
    return outcome;
  };

export type ConfirmPerson = ReturnType<typeof confirmPerson>;
