import { EveningSheet } from '../../features/booking/staff/sheet/EveningSheet.tsx';
import { RequireAdmin } from './RequireAdmin.tsx';
import { useTitle } from './useTitle.ts';

export const SheetArea = () => {
  useTitle('Foglio della sera');
  return (
    <RequireAdmin>
      <EveningSheet />
    </RequireAdmin>
  );
};
