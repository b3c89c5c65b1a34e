/** Links to pages that staff need less often. `audience`: accounts that see the link. */
export const officeLinks = [
  { to: '/admin/numbers', label: 'Numeri', audience: 'administrator' },
  { to: '/admin/audit', label: 'Storico', audience: 'auditor' },
  { to: '/admin/privacy', label: 'Dati personali', audience: 'administrator' },
  { to: '/admin/people', label: 'Persone', audience: 'administrator' },
  { to: '/admin/access', label: 'Il mio accesso', audience: 'staff' },
] as const;

export const soldOutLink = {
  to: '/admin/sold-out',
  label: 'Finito stasera',
  audience: 'sold-out',
} as const;

export const tonightLink = { to: '/admin/tonight', label: 'Stasera', audience: 'desk' } as const;

export const messagesLink = {
  to: '/admin?tab=messages',
  label: 'Messaggi',
  audience: 'administrator',
} as const;

/** Links to the other pages of the staff area that are not dashboard tabs. */
export const adminLinks = [
  { to: '/admin', label: 'Schede', audience: 'desk' },
  messagesLink,
  { to: '/admin/kitchen', label: 'Cucina', audience: 'kitchen' },
  soldOutLink,
  ...officeLinks,
] as const;
