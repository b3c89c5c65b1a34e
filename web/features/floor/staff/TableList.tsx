import { useState, type ReactNode } from 'react';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { useRemoveWithConfirm } from '#web/shared/hooks/useRemoveWithConfirm.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { ConfirmDialog } from '#web/shared/ui/feedback/ConfirmDialog.tsx';
import { TabHeader, EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { Grid, GroupTitle } from './cardStyles.ts';
import { useRemoveTableMutation } from './floorApi.ts';
import { groupByFloor, floorLabel, tableChangeNotice } from './floorText.ts';
import { DismissibleNotice } from './DismissibleNotice.tsx';
import { TableCard } from './TableCard.tsx';
import { TableFormDialog } from './TableFormDialog.tsx';

type Props = { tables: readonly TableView[]; choices: ReactNode };

export const TableList = ({ tables, choices }: Props) => {
  const [editing, setEditing] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [remove] = useRemoveTableMutation();
  const { heading, ask, ...removal } = useRemoveWithConfirm<TableView>({
    rows: tables,
    remove: ({ id, updatedAt }) => remove({ id, updatedAt }),
    done: 'Tavolo eliminato',
    retired: 'Resta nello storico delle prenotazioni passate.',
    failed: ['Impossibile eliminare', "Errore nell'eliminazione del tavolo"],
  });
  const edit = (id: string) => {
    setNotice(null);
    setEditing(id);
  };
  return (
    <>
      <TabHeader>
        <h2 ref={heading} tabIndex={-1}>
          Tavoli
        </h2>
        {choices}
        <Button $size="sm" onClick={() => edit('new')}>
          Aggiungi tavolo
        </Button>
      </TabHeader>
      {notice && <DismissibleNotice onRead={() => setNotice(null)}>{notice}</DismissibleNotice>}
      {tables.length === 0 && <EmptyState>Nessun tavolo configurato</EmptyState>}
      {groupByFloor(tables).map(([floor, on]) => (
        <section key={floor} aria-label={floorLabel(floor)}>
          <GroupTitle>
            {floorLabel(floor)} <small>{summary(on)}</small>
          </GroupTitle>
          <Grid>
            {on.map((table) => (
              <li key={table.id}>
                <TableCard
                  table={table}
                  onEdit={() => edit(table.id)}
                  onRemove={() => ask(table)}
                />
              </li>
            ))}
          </Grid>
        </section>
      ))}
      {editing !== null && (
        <TableFormDialog
          table={tables.find(({ id }) => id === editing) ?? null}
          onClose={() => setEditing(null)}
          onSaved={(saved) => {
            setEditing(null);
            setNotice('upcoming' in saved ? tableChangeNotice(saved) : null);
          }}
        />
      )}
      <ConfirmDialog
        open={removal.asked !== null}
        busy={removal.busy}
        onCancel={removal.cancel}
        onConfirm={removal.confirm}
        confirm="Elimina"
        title={`Sei sicuro di voler eliminare il tavolo "${removal.asked?.name ?? ''}"?`}
        description="Un tavolo con prenotazioni future non si può eliminare."
      />
    </>
  );
};

/** Example: `8 tavoli attivi, 34 posti`; inactive tables excluded. */
const summary = (tables: readonly TableView[]): string => {
  const active = tables.filter(({ isActive }) => isActive);
  const seats = active.reduce((sum, { capacity }) => sum + capacity, 0);
  return `${active.length} ${active.length === 1 ? 'tavolo attivo' : 'tavoli attivi'}, ${seats} ${seats === 1 ? 'posto' : 'posti'}`;
};
