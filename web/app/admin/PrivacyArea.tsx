import { PrivacyPage } from '../../features/privacy/PrivacyPage.tsx';
import { RequireAdmin } from './RequireAdmin.tsx';
import { StaffFrame } from './StaffFrame.tsx';
import { useTitle } from './useTitle.ts';

/** What the house owes the people whose data it keeps. */
export const PrivacyArea = () => {
  useTitle('Dati personali');
  return (
    <RequireAdmin>
      <StaffFrame>
        <PrivacyPage />
      </StaffFrame>
    </RequireAdmin>
  );
};
