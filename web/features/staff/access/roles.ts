import type { StaffRole } from '../../../../src/contracts/staff.ts';

export const roleLabels: Record<StaffRole, string> = {
  administrator: 'Amministratore',
  auditor: 'Revisore',
};
