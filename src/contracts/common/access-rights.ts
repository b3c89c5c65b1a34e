/**
 * The five roles of staff. `administrator` is the owner: the name of the specification, which stored
 * events and sessions contain.
 */
export const staffRoles = [
  'administrator',
  'dining-room',
  'cashier',
  'kitchen',
  'auditor',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The trusted device reads what the dining room reads. Its changes need a confirmed person. */
export const callerRoles = [...staffRoles, 'trusted-device'] as const;
export type CallerRole = (typeof callerRoles)[number];

/**
 * The table of access rights: which roles may call the operations of an audience. An operation
 * declares one audience. `public` also admits callers without a session.
 */
export const rolesByAudience = {
  public: callerRoles,
  /** Own sessions and own password. */
  staff: staffRoles,
  administrator: ['administrator'],
  /** Changes of tonight's book. */
  'dining-room': ['administrator', 'dining-room', 'trusted-device'],
  /** Reads of the book, and bookings by telephone or at the door. */
  desk: ['administrator', 'dining-room', 'cashier', 'trusted-device'],
  /** Alerts of new requests on a device. No person acts, so the trusted device needs none. */
  alerts: ['administrator', 'dining-room', 'cashier', 'trusted-device'],
  /** Reads of the quotes. */
  cashier: ['administrator', 'cashier'],
  /** Times, covers and allergies of tonight, without names. */
  kitchen: ['administrator', 'kitchen'],
  /** Marks dishes and drinks as sold out for tonight, which the kitchen knows first. */
  'sold-out': ['administrator', 'dining-room', 'kitchen', 'trusted-device'],
  /** Who acts on the trusted device. */
  'trusted-device': ['trusted-device'],
  /** The history. */
  auditor: ['administrator', 'auditor'],
} as const satisfies Readonly<Record<string, readonly CallerRole[]>>;

export type Audience = keyof typeof rolesByAudience;

/** `role`: null or undefined without a session. */
export const mayCall = (
  role: CallerRole | null | undefined,
  { audience }: { readonly audience: Audience },
): boolean =>
  audience === 'public' ||
  (Boolean(role) && (rolesByAudience[audience] as readonly CallerRole[]).includes(role!));
