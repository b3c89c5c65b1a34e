import { EveningSheet } from '#web/features/booking/sheet/EveningSheet.tsx';
import { RequireAdmin } from './RequireAdmin.tsx';
import { useDocumentTitle } from './layout/useDocumentTitle.ts';

export const EveningSheetRoute = () => {
  useDocumentTitle('Foglio della sera');
  return (
    <RequireAdmin>
      <EveningSheet />
    </RequireAdmin>
  );
};
