import type { StaffRole } from '#src/contracts/common/access-rights.ts';

const ROLE_WORDS: Readonly<Record<StaffRole, string>> = {
  administrator: 'un titolare',
  'dining-room': 'una persona di sala',
  cashier: 'una persona di cassa',
  kitchen: 'una persona di cucina',
  auditor: 'un revisore',
};

export const formatRole = (role: unknown): string => ROLE_WORDS[role as StaffRole] ?? 'una persona';
