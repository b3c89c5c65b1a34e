import type { StaffRole } from '#src/contracts/staff/sign-in.ts';

export const roleLabels: Record<StaffRole, string> = {
  administrator: 'Titolare',
  'dining-room': 'Sala',
  cashier: 'Cassa',
  kitchen: 'Cucina',
  auditor: 'Revisore',
};
