import { AccessPage } from '../../features/staff/access/AccessPage.tsx';
import { RequireStaff } from './RequireAdmin.tsx';
import { StaffFrame } from './StaffFrame.tsx';
import { useTitle } from './useTitle.ts';

/** Everybody's own sessions and password, administrators' and auditors' alike. */
export const AccessArea = () => {
  useTitle('Il mio accesso');
  return (
    <RequireStaff>
      <StaffFrame>
        <AccessPage />
      </StaffFrame>
    </RequireStaff>
  );
};
