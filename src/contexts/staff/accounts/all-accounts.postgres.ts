/**
 * Selects the accounts of every role. Owners are rows of `admins`, which have no role of their own.
 */
export const ALL_ACCOUNTS = `(
  select id, username, 'administrator' "role" from admins union all select id, username, role from users)`;
