/** Pages behind the daily work. `audience`: whose accounts see the link. */
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

/** Pages of the staff area outside the tabs. */
export const adminLinks = [
  { to: '/admin/tonight', label: 'Stasera', audience: 'desk' },
  // The tab keeps `/admin` from opening the evening's screen during the service.
  { to: '/admin?tab=menu', label: 'Servizio', audience: 'desk' },
  { to: '/admin/kitchen', label: 'Cucina', audience: 'kitchen' },
  soldOutLink,
  ...officeLinks,
] as const;
