import type { StaffRole } from '#src/contracts/staff/sign-in.ts';

export const roleLabels: Record<StaffRole, string> = {
  administrator: 'Amministratore',
  auditor: 'Revisore',
};
