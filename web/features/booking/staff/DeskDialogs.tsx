import type { ReservationView } from '../../../../src/contracts/booking.ts';
import { CancelDialog } from './forms/CancelDialog.tsx';
import { EntryDialog } from './forms/EntryDialog.tsx';
import { ExportDialog } from './forms/ExportDialog.tsx';
import { GuestDialog } from './forms/GuestDialog.tsx';
import { MoveDialog } from './forms/MoveDialog.tsx';
import { RejectDialog } from './forms/RejectDialog.tsx';
import { StoryDialog } from './forms/StoryDialog.tsx';
import { TableDialog } from './forms/TableDialog.tsx';
import type { DeskDialog } from './useDeskDialog.ts';

type Props = {
  dialog: DeskDialog | null;
  /** Where a new booking and the file begin, `yyyy-MM-dd`. */ date: string;
  onClose: () => void;
  onChanged: (changed: ReservationView) => void;
};

/** The dialog that is open, if any. Each mounts afresh, so that nothing typed before comes back by surprise. */
export const DeskDialogs = ({ dialog, date, onClose, onChanged }: Props) => {
  if (!dialog) return null;
  switch (dialog.form) {
    case 'enter':
      return <EntryDialog date={date} onClose={onClose} onEntered={onClose} />;
    case 'export':
      return <ExportDialog date={date} onClose={onClose} />;
    case 'reject':
      return (
        <RejectDialog reservation={dialog.reservation} onClose={onClose} onChanged={onChanged} />
      );
    case 'move':
      return (
        <MoveDialog reservation={dialog.reservation} onClose={onClose} onChanged={onChanged} />
      );
    case 'table':
      return (
        <TableDialog reservation={dialog.reservation} onClose={onClose} onChanged={onChanged} />
      );
    case 'cancel':
      return (
        <CancelDialog reservation={dialog.reservation} onClose={onClose} onChanged={onChanged} />
      );
    case 'guest':
      return (
        <GuestDialog reservation={dialog.reservation} onClose={onClose} onChanged={onChanged} />
      );
    case 'story':
      return <StoryDialog reservation={dialog.reservation} onClose={onClose} />;
  }
};
