import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { CancelReservationDialog } from '../forms/CancelReservationDialog.tsx';
import { NewReservationDialog } from '../forms/NewReservationDialog.tsx';
import { ExportReservationsDialog } from '../forms/ExportReservationsDialog.tsx';
import { CorrectGuestDialog } from '../forms/CorrectGuestDialog.tsx';
import { MoveReservationDialog } from '../forms/MoveReservationDialog.tsx';
import { RejectDialog } from '../forms/RejectDialog.tsx';
import { ReservationHistoryDialog } from '../forms/ReservationHistoryDialog.tsx';
import { AssignTableDialog } from '../forms/AssignTableDialog.tsx';
import { GuestDialog } from '../guest-book/GuestDialog.tsx';
import type { OpenDialog } from './useDeskDialog.ts';

type Props = {
  dialog: OpenDialog | null;
  date: string;
  onClose: () => void;
  onChanged: (changed: ReservationView) => void;
};

export const DeskDialogs = ({ dialog, date, onClose, onChanged }: Props) => {
  if (!dialog) return null;
  switch (dialog.form) {
    case 'enter':
      return (
        <NewReservationDialog
          date={date}
          {...(dialog.origin ? { origin: dialog.origin } : {})}
          onClose={onClose}
          onEntered={onClose}
        />
      );
    case 'export':
      return <ExportReservationsDialog date={date} onClose={onClose} />;
    case 'reject':
      return (
        <RejectDialog reservation={dialog.reservation} onClose={onClose} onChanged={onChanged} />
      );
    case 'move':
      return (
        <MoveReservationDialog
          reservation={dialog.reservation}
          onClose={onClose}
          onChanged={onChanged}
        />
      );
    case 'table':
      return (
        <AssignTableDialog
          reservation={dialog.reservation}
          onClose={onClose}
          onChanged={onChanged}
        />
      );
    case 'cancel':
      return (
        <CancelReservationDialog
          reservation={dialog.reservation}
          onClose={onClose}
          onChanged={onChanged}
        />
      );
    case 'guest':
      return (
        <CorrectGuestDialog
          reservation={dialog.reservation}
          onClose={onClose}
          onChanged={onChanged}
        />
      );
    case 'entry':
      return <GuestDialog reservation={dialog.reservation} onClose={onClose} />;
    case 'story':
      return <ReservationHistoryDialog reservation={dialog.reservation} onClose={onClose} />;
  }
};
