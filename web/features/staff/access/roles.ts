import type { StaffRole } from '../../../../src/contracts/staff.ts';

export const ROLES: Record<StaffRole, string> = {
  administrator: 'Amministratore',
  auditor: 'Revisore',
};
