import type { CallerRole } from '#src/contracts/staff/sign-in.ts';

export const roleLabels: Record<CallerRole, string> = {
  administrator: 'Titolare',
  'dining-room': 'Sala',
  cashier: 'Cassa',
  kitchen: 'Cucina',
  auditor: 'Revisore',
  'trusted-device': 'Tablet della casa',
};
