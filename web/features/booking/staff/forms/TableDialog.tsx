import { useState } from 'react';
import { styled } from 'styled-components';
import { Dialog } from '../../../../shared/ui/Dialog.tsx';
import { Loading } from '../../../../shared/ui/Loading.tsx';
import { guestName, describeCurrentSeat } from '../partyWords.ts';
import { FormActions } from './FormActions.tsx';
import { Form } from './formLayout.ts';
import type { ReservationDialogProps } from './MoveDialog.tsx';
import { toSlotAndTableValues } from './seat.ts';
import { TablePicker } from './TablePicker.tsx';
import { useMoveReservation } from './useMove.ts';
import { useTableChoices } from './useTableChoices.ts';

/** Only the table: date, slot and people stay. */
export const AssignTableDialog = ({ reservation, onClose, onChanged }: ReservationDialogProps) => {
  const { fresh, save, isSaving, override, failure } = useMoveReservation(reservation, onChanged);
  const choices = useTableChoices(fresh, fresh.id);
  const [chosen, choose] = useState(reservation.tableId ?? '');
  const send = () => void save({ ...toSlotAndTableValues(fresh), tableId: chosen });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Tavolo per ${guestName(reservation)}`}
      description={describeCurrentSeat(fresh)}
    >
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {choices ? (
          <Scroll>
            <TablePicker
              choices={choices}
              chosen={chosen}
              onChoose={(id) => {
                choose(id);
                override.forget();
              }}
            />
          </Scroll>
        ) : (
          <Loading>Caricamento tavoli...</Loading>
        )}
        <FormActions
          word="Assegna"
          busy={isSaving}
          failure={failure}
          override={override.box}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  );
};

const Scroll = styled.div`
  max-height: 52dvh;
  margin: 0 -6px;
  padding: 4px 6px;
  overflow-y: auto;
`;
