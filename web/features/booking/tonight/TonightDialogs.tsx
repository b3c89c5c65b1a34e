import type { MealType } from '#src/contracts/common/fields.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { ReservationDialogKind } from '../desk/card/availableActions.ts';
import type { OutboxEntry } from '../offline/outbox/outboxEntry.ts';
import { DeskDialogs } from '../desk/DeskDialogs.tsx';
import { EntryPanel, type EntryOrigin } from './entry/EntryPanel.tsx';
import { LimitsPanel } from './limits/LimitsPanel.tsx';
import { ReservationDrawer } from './drawer/ReservationDrawer.tsx';

export type TonightDialog =
  | { readonly form: 'drawer' | ReservationDialogKind; readonly reservation: ReservationView }
  | {
      readonly form: 'enter';
      readonly origin: EntryOrigin;
      /** Table that staff chose on the plan before they opened the panel. */
      readonly firstTableId: string | null;
    }
  | { readonly form: 'limits' };

type Props = {
  dialog: TonightDialog | null;
  date: string;
  mealType: MealType;
  /** All reservations of the date. */
  reservations: readonly ReservationView[];
  onOpen: (dialog: TonightDialog) => void;
  onClose: () => void;
  onChanged: (title: string, changed: ReservationView) => void;
  onQueued: (entry: OutboxEntry) => void;
};

const doneTitle: Record<ReservationDialogKind, string> = {
  reject: 'Rifiutata',
  move: 'Modificata',
  table: 'Tavolo assegnato',
  cancel: 'Annullata',
  guest: 'Dati corretti',
  story: '',
  entry: '',
};

export const TonightDialogs = ({
  dialog,
  date,
  mealType,
  reservations,
  onOpen,
  onClose,
  onChanged,
  onQueued,
}: Props) => {
  if (!dialog) return null;
  if (dialog.form === 'drawer')
    return (
      <ReservationDrawer
        opened={dialog.reservation}
        onClose={onClose}
        onForm={(form, reservation) => onOpen({ form, reservation })}
        onChanged={onChanged}
      />
    );
  if (dialog.form === 'limits')
    return <LimitsPanel today={date} mealType={mealType} onClose={onClose} />;
  if (dialog.form === 'enter')
    return (
      <EntryPanel
        origin={dialog.origin}
        date={date}
        reservations={reservations}
        firstTableId={dialog.firstTableId}
        onSwitch={(origin) => onOpen({ ...dialog, origin })}
        onClose={onClose}
        onEntered={(title, entered) => {
          onClose();
          onChanged(title, entered);
        }}
        onQueued={(entry) => {
          onClose();
          onQueued(entry);
        }}
      />
    );
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
