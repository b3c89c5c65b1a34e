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

/**
 * The table of access rights: which roles may call the operations of an audience. An operation
 * declares one audience. `public` also admits callers without a session.
 */
export const rolesByAudience = {
  public: staffRoles,
  /** Own sessions and own password. */
  staff: staffRoles,
  administrator: ['administrator'],
  /** Changes of tonight's book. */
  'dining-room': ['administrator', 'dining-room'],
  /** Reads of the book, and bookings by telephone or at the door. */
  desk: ['administrator', 'dining-room', 'cashier'],
  /** Reads of the quotes. */
  cashier: ['administrator', 'cashier'],
  /** Times, covers and allergies of tonight, without names. */
  kitchen: ['administrator', 'kitchen'],
  /** The history. */
  auditor: ['administrator', 'auditor'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type Audience = keyof typeof rolesByAudience;

/** `role`: null or undefined without a session. */
export const mayCall = (
  role: StaffRole | null | undefined,
  { audience }: { readonly audience: Audience },
): boolean =>
  audience === 'public' ||
  (role != null && (rolesByAudience[audience] as readonly StaffRole[]).includes(role));
