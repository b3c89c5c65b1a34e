import { useState } from 'react';
import { styled } from 'styled-components';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { toTableSetKey } from '../tableSet.ts';
import { guestName, describeCurrentSeat } from '../desk/reservationText.ts';
import { FormActions } from './fields/FormActions.tsx';
import { Form } from './fields/formLayout.ts';
import type { ReservationDialogProps } from './MoveReservationDialog.tsx';
import { toSlotAndTableValues } from './fields/slotAndTableValues.ts';
import { TablePicker } from './fields/TablePicker.tsx';
import { useMoveReservation } from './useMoveReservation.ts';
import { useTableChoices } from './fields/useTableChoices.ts';

export const AssignTableDialog = ({ reservation, onClose, onChanged }: ReservationDialogProps) => {
  const { latest, save, isSaving, override, failure } = useMoveReservation(reservation, onChanged);
  const choices = useTableChoices(latest, latest.id);
  const [chosen, choose] = useState(toTableSetKey(reservation));
  const send = () => void save({ ...toSlotAndTableValues(latest), tableId: chosen });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Tavolo per ${guestName(reservation)}`}
      description={describeCurrentSeat(latest)}
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
              onChoose={(key) => {
                choose(key);
                override.clear();
              }}
            />
          </Scroll>
        ) : (
          <Loading>Caricamento tavoli...</Loading>
        )}
        <FormActions
          submitLabel="Assegna"
          busy={isSaving}
          failure={failure}
          override={override.fieldProps}
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
