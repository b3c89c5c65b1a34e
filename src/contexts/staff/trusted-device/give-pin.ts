import type { PinGrant } from '#src/contracts/staff/trusted-device.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import type { ConfirmPassword, SignedInStaff } from '../passwords/confirm-password.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { commitToPin } from '../credentials/credential-commitments.ts';
import { toAccountStream } from '../staff-events.ts';
import type { PepperPin } from './pin-pepper.ts';
import { isObviousPin } from './pin-policy.ts';
import type { PinStore } from './pin-store.ts';

type Deps = {
  readonly pins: Pick<PinStore, 'give'>;
  readonly passwords: Pick<PasswordHasher, 'hash'>;
  readonly pepper: PepperPin;
  readonly confirm: ConfirmPassword;
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
};

/** Gives a person a new PIN. This also unlocks a person after too many wrong PINs. */
export const givePin =
  ({ pins, passwords, pepper, confirm, inTransaction, record, clock }: Deps) =>
  async (
    staff: SignedInStaff,
    accountId: string,
    { pin, currentPassword }: PinGrant,
    address: string,
  ): Promise<void> => {
    if (isObviousPin(pin)) refuseField('pin', message('pin_obvious'));
    await confirm(staff, currentPassword, address);
    const hash = await passwords.hash(pepper(accountId, pin));
    await inTransaction(async (tx) => {
      if (!(await pins.give(tx, accountId, hash)))
        refuse({ kind: 'not-found', message: message('account_unknown') });
      const data = { pinCommitment: commitToPin(accountId, hash) };
      const event = { type: 'PinGiven', data } as const;
      await record(tx, toAccountStream(accountId), event, {
        at: clock.now().toISOString(),
        actor: `staff:${staff.id}`,
      });
    });
  };

export type GivePin = ReturnType<typeof givePin>;
