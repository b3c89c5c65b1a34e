import { useState, type ReactNode } from 'react';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { useRemoveWithConfirm } from '#web/shared/hooks/useRemoveWithConfirm.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { ConfirmDialog } from '#web/shared/ui/feedback/ConfirmDialog.tsx';
import { TabHeader, EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { Grid } from './cardStyles.ts';
import { useRemoveTableMutation } from './floorApi.ts';
import { groupByFloor, floorLabel, tableChangeNotice } from './floorText.ts';
import { DismissibleNotice } from './DismissibleNotice.tsx';
import { RoomHeading } from './rooms/RoomHeading.tsx';
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
      <TablesByFloor tables={tables} onEdit={edit} onRemove={ask} />
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

type TablesByFloorProps = {
  tables: readonly TableView[];
  onEdit: (id: string) => void;
  onRemove: (table: TableView) => void;
};

const TablesByFloor = ({ tables, onEdit, onRemove }: TablesByFloorProps) => (
  <>
    {groupByFloor(tables).map(([floor, tablesOnFloor]) => (
      <section key={floor} aria-label={floorLabel(floor)}>
        <RoomHeading floor={floor} totals={formatTableTotals(tablesOnFloor)} />
        <Grid>
          {tablesOnFloor.map((table) => (
            <li key={table.id}>
              <TableCard
                table={table}
                onEdit={() => onEdit(table.id)}
                onRemove={() => onRemove(table)}
              />
            </li>
          ))}
        </Grid>
      </section>
    ))}
  </>
);

const formatTableTotals = (tables: readonly TableView[]): string => {
  const active = tables.filter(({ isActive }) => isActive);
  const seats = active.reduce((sum, { capacity }) => sum + capacity, 0);
  return `${active.length} ${active.length === 1 ? 'tavolo attivo' : 'tavoli attivi'}, ${seats} ${seats === 1 ? 'posto' : 'posti'}`;
};
