import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { ReservationDialogKind } from '../desk/card/availableActions.ts';
import { DeskDialogs } from '../desk/DeskDialogs.tsx';
import { ReservationDrawer } from './drawer/ReservationDrawer.tsx';

export type TonightDialog =
  | { readonly form: 'drawer' | ReservationDialogKind; readonly reservation: ReservationView }
  | { readonly form: 'enter'; readonly origin: 'phone' | 'walk_in' };

type Props = {
  dialog: TonightDialog | null;
  date: string;
  onOpen: (dialog: TonightDialog) => void;
  onClose: () => void;
  onChanged: (title: string, changed: ReservationView) => void;
};

const doneTitle: Record<ReservationDialogKind, string> = {
  reject: 'Rifiutata',
  move: 'Modificata',
  table: 'Tavolo assegnato',
  cancel: 'Annullata',
  guest: 'Dati corretti',
  story: '',
};

export const TonightDialogs = ({ dialog, date, onOpen, onClose, onChanged }: Props) => {
  if (!dialog) return null;
  if (dialog.form === 'drawer')
    return (
      <ReservationDrawer
        opened={dialog.reservation}
        onClose={onClose}
        onForm={(form, reservation) => onOpen({ form, reservation })}
      />
    );
  if (dialog.form === 'enter')
    return <DeskDialogs {...{ dialog, date, onClose }} onChanged={onClose} />;
  const { form, reservation } = dialog;
  return (
    <DeskDialogs
      dialog={{ form, reservation }}
      date={date}
      onClose={onClose}
      onChanged={(changed) => {
        onClose();
        onChanged(doneTitle[form], changed);
      }}
    />
  );
};
