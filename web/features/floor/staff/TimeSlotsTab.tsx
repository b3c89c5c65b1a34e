import { useState } from 'react';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useRemoveWithConfirm } from '#web/shared/hooks/useRemoveWithConfirm.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { ConfirmDialog } from '#web/shared/ui/feedback/ConfirmDialog.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { TabHeader, EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { Grid, GroupTitle } from './cardStyles.ts';
import { useAllTimeSlotsQuery, useRemoveTimeSlotMutation } from './floorApi.ts';
import { formatHours, timeSlotChangeNotice } from './floorText.ts';
import { DismissibleNotice } from './DismissibleNotice.tsx';
import { TimeSlotCard } from './TimeSlotCard.tsx';
import { TimeSlotForm } from './TimeSlotForm.tsx';

export const TimeSlotsTab = () => {
  const { data, error, isFetching, refetch } = useAllTimeSlotsQuery();
  if (data) return <Slots slots={data} />;
  return (
    <>
      <TabHeader>
        <h2>Orari</h2>
      </TabHeader>
      {error !== undefined && !isFetching ? (
        <Alert live>
          {errorMessage(error, 'Non è stato possibile leggere gli orari.')}{' '}
          <Button $variant="secondary" $size="sm" onClick={() => void refetch()}>
            Riprova
          </Button>
        </Alert>
      ) : (
        <Loading>Caricamento orari...</Loading>
      )}
    </>
  );
};

const meals = [
  ['pranzo', 'Pranzo'],
  ['cena', 'Cena'],
] as const;

const Slots = ({ slots }: { slots: readonly TimeSlotView[] }) => {
  const { editing, edit, notice, read, saved } = useEditing();
  const [remove] = useRemoveTimeSlotMutation();
  const { heading, ask, ...removal } = useRemoveWithConfirm<TimeSlotView>({
    rows: slots,
    remove: ({ id, updatedAt }) => remove({ id, updatedAt }),
    done: 'Orario eliminato',
    retired: 'Resta nello storico delle prenotazioni passate.',
    failed: ["Errore nell'eliminazione dell'orario", 'Riprova tra qualche istante.'],
  });
  return (
    <>
      <TabHeader>
        <h2 ref={heading} tabIndex={-1}>
          Orari
        </h2>
        <Button $size="sm" aria-expanded={editing === 'new'} onClick={() => edit('new')}>
          Aggiungi orario
        </Button>
      </TabHeader>
      {notice && <DismissibleNotice onRead={read}>{notice}</DismissibleNotice>}
      {editing !== null && (
        <TimeSlotForm
          key={editing}
          slot={slots.find(({ id }) => id === editing) ?? null}
          onClose={() => edit(null)}
          onSaved={saved}
        />
      )}
      {slots.length === 0 && <EmptyState>Nessun orario configurato</EmptyState>}
      <SlotsByMeal slots={slots} onEdit={edit} onRemove={ask} />
      <ConfirmDialog
        open={removal.asked !== null}
        busy={removal.busy}
        onCancel={removal.cancel}
        onConfirm={removal.confirm}
        confirm="Elimina"
        title={`Sei sicuro di voler eliminare l'orario "${removal.asked ? formatHours(removal.asked) : ''}"?`}
        description="Un orario con prenotazioni future non si può eliminare: puoi disattivarlo."
      />
    </>
  );
};

type SlotsByMealProps = {
  slots: readonly TimeSlotView[];
  onEdit: (id: string) => void;
  onRemove: (slot: TimeSlotView) => void;
};

const SlotsByMeal = ({ slots, onEdit, onRemove }: SlotsByMealProps) => (
  <>
    {meals
      .map(([meal, title]) => [title, slots.filter(({ mealType }) => mealType === meal)] as const)
      .filter(([, slotsOfMeal]) => slotsOfMeal.length > 0)
      .map(([title, slotsOfMeal]) => (
        <section key={title} aria-label={title}>
          <GroupTitle>{title}</GroupTitle>
          <Grid>
            {slotsOfMeal.map((slot) => (
              <li key={slot.id}>
                <TimeSlotCard
                  slot={slot}
                  onEdit={() => onEdit(slot.id)}
                  onRemove={() => onRemove(slot)}
                />
              </li>
            ))}
          </Grid>
        </section>
      ))}
  </>
);

const useEditing = () => {
  const [editing, setEditing] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  return {
    editing,
    notice,
    read: () => setNotice(null),
    edit: (which: string | null) => {
      setNotice(null);
      setEditing(which);
    },
    saved: (
      slot: Parameters<typeof timeSlotChangeNotice>[0] | TimeSlotView,
      before: TimeSlotView | null,
    ) => {
      setEditing(null);
      setNotice(
        'upcoming' in slot
          ? timeSlotChangeNotice(slot, before !== null && formatHours(before) !== formatHours(slot))
          : null,
      );
    },
  };
};
