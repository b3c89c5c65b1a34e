import type { SessionsEnd, SessionsEnded } from '../../contracts/own-access.ts';
import type { RecordChange } from '../../event-log/record.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { InTransaction } from '../../kernel/transaction.ts';
import type { Asking, ConfirmPassword } from './confirm-password.ts';
import type { OwnSessions } from './own-sessions.ts';
import { holdAccount } from './attendance.ts';
import { accountStream, type StaffEvent } from './staff-events.ts';

type Deps = {
  readonly sessions: OwnSessions;
  readonly confirm: ConfirmPassword;
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
};

const nothingEnded = () =>
  refuse({ kind: 'not-found', code: 'no_such_session', message: 'Questa sessione è già chiusa' });

/**
 * Ends one other session of whoever asks, or all of them. The session that asks stays.
 *
 * @throws DomainError not-found no_such_session when none ended; invalid wrong_password; too-many too_many_attempts.
 */
export const endOwnSessions =
  ({ sessions, confirm, inTransaction, record, clock }: Deps) =>
  async (
    staff: Asking,
    { currentPassword, session }: SessionsEnd,
    address: string,
  ): Promise<SessionsEnded> => {
    await confirm(staff, currentPassword, address);
    return inTransaction(async (tx) => {
      await holdAccount(tx, staff.id);
      const ended = await sessions.endOthers(tx, staff.id, staff.session, session);
      if (ended === 0) nothingEnded();
      const event: StaffEvent = { type: 'SessionsEnded', data: { sessions: ended } };
      await record(tx, accountStream(staff.id), event, {
        at: clock.now().toISOString(),
        actor: `staff:${staff.id}`,
      });
      return { ended };
    });
  };

export type EndOwnSessions = ReturnType<typeof endOwnSessions>;
