import type { EndSessionsRequest, EndedSessionsCount } from '#src/contracts/staff/own-account.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import type { SignedInStaff, ConfirmPassword } from '../passwords/confirm-password.ts';
import type { OwnSessionStore } from './own-session-store.ts';
import type { LockAccount } from '../accounts/lock-account.ts';
import { toAccountStream, type StaffEvent } from '../staff-events.ts';

type Deps = {
  readonly sessions: OwnSessionStore;
  readonly confirm: ConfirmPassword;
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
  readonly lockAccount: LockAccount;
};

const refuseEndedSession = () => refuse({ kind: 'not-found', message: message('no_such_session') });

export const endOwnSessions =
  ({ sessions, confirm, inTransaction, record, clock, lockAccount }: Deps) =>
  async (
    staff: SignedInStaff,
    { currentPassword, session }: EndSessionsRequest,
    address: string,
  ): Promise<EndedSessionsCount> => {
    await confirm(staff, currentPassword, address);
    return inTransaction(async (tx) => {
      await lockAccount(tx, staff.id);
      const ended = await sessions.endOthers(tx, staff.id, staff.session, session);
      if (ended === 0) refuseEndedSession();
      const event: StaffEvent = { type: 'SessionsEnded', data: { sessions: ended } };
      await record(tx, toAccountStream(staff.id), event, {
        at: clock.now().toISOString(),
        actor: `staff:${staff.id}`,
      });
      return { ended };
    });
  };

export type EndOwnSessions = ReturnType<typeof endOwnSessions>;
