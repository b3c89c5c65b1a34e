import type { WhoIs } from '../../event-log/faster.ts';

/** Names of staff for staff; never for guests. An account that is gone is a colleague all the same. */
export const whoIs: WhoIs = async (tx, actor) => {
  if (actor === 'guest') return 'il cliente';
  if (actor === 'system') return 'il sistema';
  if (actor === 'console') return 'la riga di comando';
  const id = actor.slice('staff:'.length);
  const [found] = await tx<{ username: string }>('select username from admins where id::text = ? union all select username from users where id::text = ?', [id, id]);
  return found?.username ?? 'un collega';
};
