import type { Sql } from '#src/kernel/transaction.ts';
import { toEmailKey } from '#src/personal-data/contact-identity.ts';

/** Returns true if staff have confirmed a reservation of this mailbox. */
export const isConfirmedMailbox = async (sql: Sql, email: string): Promise<boolean> =>
  (
    await sql(
      `select 1 from personal_data p join reservations r on r.subject_id = p.subject_id
       where p.email_key = ? and r.status in ('confirmed', 'completed') limit 1`,
      [toEmailKey(email)],
    )
  ).length > 0;
