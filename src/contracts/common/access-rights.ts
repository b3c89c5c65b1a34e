/**
 * The five roles of staff. `administrator` is the owner. The name cannot change, because the
 * specification, stored events and sessions contain it.
 */
export const staffRoles = [
  'administrator',
  'dining-room',
  'cashier',
  'kitchen',
  'auditor',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Roles of staff and of the trusted device. The device has the read access of the dining room. A
 * change on it needs a confirmed person.
 */
export const callerRoles = [...staffRoles, 'trusted-device'] as const;
export type CallerRole = (typeof callerRoles)[number];

/**
 * Roles that may call the operations of each audience. Each operation declares one audience.
 * `public` also admits callers without a session.
 */
export const rolesByAudience = {
  public: callerRoles,
  /** Operations on own sessions and the own password. */
  staff: staffRoles,
  administrator: ['administrator'],
  /** Changes of reservations and the evening's service. */
  'dining-room': ['administrator', 'dining-room', 'trusted-device'],
  /** Reading reservations, and bookings by telephone or at the door. */
  desk: ['administrator', 'dining-room', 'cashier', 'trusted-device'],
  /** Alerts of new requests on a device. They need no confirmed person on the trusted device. */
  alerts: ['administrator', 'dining-room', 'cashier', 'trusted-device'],
  /** Reading quotes. */
  cashier: ['administrator', 'cashier'],
  /** Reading times, covers and allergies of tonight, without names. */
  kitchen: ['administrator', 'kitchen'],
  /** Marking dishes and drinks as sold out for tonight. The kitchen may do this too. */
  'sold-out': ['administrator', 'dining-room', 'kitchen', 'trusted-device'],
  /** Operations that confirm which person acts on the trusted device. */
  'trusted-device': ['trusted-device'],
  /** Reading the history. */
  auditor: ['administrator', 'auditor'],
} as const satisfies Readonly<Record<string, readonly CallerRole[]>>;

export type Audience = keyof typeof rolesByAudience;

/**
 * Returns true if the role may call the operation. `role` is null or undefined without a session.
 */
export const mayCall = (
  role: CallerRole | null | undefined,
  { audience }: { readonly audience: Audience },
): boolean =>
  audience === 'public' ||
  (Boolean(role) && (rolesByAudience[audience] as readonly CallerRole[]).includes(role!));
