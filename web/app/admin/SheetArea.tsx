import { EveningSheet } from '../../features/booking/staff/sheet/EveningSheet.tsx';
import { RequireAdmin } from './RequireAdmin.tsx';
import { useDocumentTitle } from './useTitle.ts';

export const EveningSheetRoute = () => {
  useDocumentTitle('Foglio della sera');
  return (
    <RequireAdmin>
      <EveningSheet />
    </RequireAdmin>
  );
};
