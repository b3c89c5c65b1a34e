import type { StaffRole } from '#src/contracts/common/access-rights.ts';
import type { PersonConfirmation } from '#src/contracts/staff/trusted-device.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import type { Log } from '#src/kernel/log.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { toAccountStream } from '../staff-events.ts';
import type { DeviceThrottle } from './device-throttle.ts';
import type { PepperPin } from './pin-pepper.ts';
import { decidePinAttempt, isLockedByFailure, type PinDecision } from './pin-policy.ts';
import type { PinStore } from './pin-store.ts';

type Deps = {
  readonly pins: Pick<PinStore, 'lock' | 'recordFailure' | 'recordConfirmation'>;
  readonly passwords: Pick<PasswordHasher, 'verify'>;
  readonly pepper: PepperPin;
  readonly devices: DeviceThrottle;
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
  readonly startOfServiceDay: () => Date;
  readonly log: Pick<Log, 'warn'>;
};

type Person = { readonly id: string; readonly username: string; readonly role: StaffRole };
type Outcome =
  | Person
  | 'unknown'
  | 'wrong'
  | 'locked now'
  | Exclude<PinDecision, 'allowed'>
  | { readonly devicePauseS: number };

const refuseWait = (code: 'pin_pause' | 'device_pause', retryAfter: number): never =>
  refuse({ kind: 'too-many', message: message(code, { retryAfter }), details: { retryAfter } });

const recordFailure = async (
  { pins, record, log }: Deps,
  tx: Sql,
  personId: string,
  { now, isLocking }: { readonly now: Date; readonly isLocking: boolean },
): Promise<Outcome> => {
  await pins.recordFailure(tx, personId, { at: now, isLocking });
  if (!isLocking) return 'wrong';
  log.warn({ account: personId }, 'trusted device: digits locked after wrong attempts');
  const event = { type: 'PinLocked', data: {} } as const;
  await record(tx, toAccountStream(personId), event, { at: now.toISOString(), actor: 'system' });
  return 'locked now';
};

/**
 * Verifies a PIN. Returns a failure instead of throwing it, because the transaction must commit the
 * failed attempt.
 */
const tryPin = (
  deps: Deps,
  { personId, pin }: PersonConfirmation,
  device: string,
): Promise<Outcome> =>
  deps.inTransaction(async (tx) => {
    const { pins, passwords, pepper, clock, startOfServiceDay } = deps;
    const stored = await pins.lock(tx, personId);
    if (!stored) return 'unknown';
    const now = clock.now();
    const decision = decidePinAttempt(stored, now);
    if (decision !== 'allowed') return decision;
    const isKnownToday = stored.confirmedAt !== null && stored.confirmedAt >= startOfServiceDay();
    const pauseS = await deps.devices.readPause(device, isKnownToday);
    if (pauseS > 0) return { devicePauseS: pauseS };
    if (await passwords.verify(stored.hash, pepper(personId, pin))) {
      await pins.recordConfirmation(tx, personId, now);
      return { id: personId, username: stored.username, role: stored.role };
    }
    const isLocking = isLockedByFailure(stored.failures, isKnownToday);
    return recordFailure(deps, tx, personId, { now, isLocking });
  });

const refuseOutcome = (outcome: Exclude<Outcome, Person>): never => {
  if (outcome === 'unknown')
    return refuse({ kind: 'not-found', message: message('account_unknown') });
  if (outcome === 'wrong') return refuseField('pin', message('pin_wrong'));
  if (outcome === 'locked' || outcome === 'locked now')
    return refuse({ kind: 'conflict', message: message('pin_locked') });
  return 'devicePauseS' in outcome
    ? refuseWait('device_pause', outcome.devicePauseS)
    : refuseWait('pin_pause', outcome.waitSeconds);
};

/**
 * Confirms a person by PIN. Wrong PINs count per person and per `device`, which identifies the
 * session of the device. An attempt that was refused without verification never counts.
 */
export const confirmPerson =
  (deps: Deps) =>
  async (request: PersonConfirmation, device: string): Promise<Person> => {
    const outcome = await tryPin(deps, request, device);
    if (typeof outcome === 'object' && 'username' in outcome) return outcome;
    if (outcome === 'wrong' || outcome === 'locked now') await deps.devices.recordFailure(device);
    if (typeof outcome === 'object' && 'devicePauseS' in outcome)
      deps.log.warn({}, 'trusted device: paused after wrong digits');
    return refuseOutcome(outcome);
  };

export type ConfirmPerson = ReturnType<typeof confirmPerson>;
