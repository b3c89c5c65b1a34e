import { useId } from 'react';
import { styled } from 'styled-components';
import { MAX_EVENT_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { venue } from '#src/venue.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Field, FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { Input, Select } from '#web/shared/ui/forms/Input.ts';
import { customerNameOf, describeOccasion } from '../staff/quoteText.ts';
import { describeConflict } from './holdText.ts';
import type { PanelDialogProps } from './panelDialogProps.ts';
import { StepDialog } from './StepDialog.tsx';
import { useHoldForm } from './useHoldForm.ts';

/**
 * Dialog for the covers, room or service that a private event takes. Staff can choose them only
 * here.
 */
export const HoldDialog = (props: PanelDialogProps) => {
  const formId = useId();
  const { turns, register, submit, errors, busy, problem, conflicts } = useHoldForm(props);
  return (
    <StepDialog
      {...props}
      title={`Che cosa tiene la festa di ${customerNameOf(props.quote)}`}
      description={`${describeOccasion(props.quote)}. Vale finché dura l’opzione, o per la festa confermata.`}
      label="Tieni"
      formId={formId}
      busy={busy}
    >
      <Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Row>
          <Field label="Coperti" hint="Vuoto: nessuno." error={errors.covers?.message}>
            {(control) => (
              <Input
                {...control}
                {...register('covers')}
                type="number"
                inputMode="numeric"
                min={1}
                max={MAX_EVENT_PARTY_SIZE}
              />
            )}
          </Field>
          <Field label="Sala">
            {(control) => (
              <Select {...control} {...register('floor')}>
                <option value="">Nessuna</option>
                {venue.rooms.map(({ floor, name }) => (
                  <option key={floor} value={floor}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </Row>
        <FieldGroup legend="Turni (nessuno scelto: tutti quelli del pasto)">
          <Turns>
            {turns.map(({ id, startTime, endTime }) => (
              <Check key={id}>
                <input type="checkbox" value={id} {...register('timeSlotIds')} /> {startTime} –{' '}
                {endTime}
              </Check>
            ))}
          </Turns>
        </FieldGroup>
        <Check>
          <input type="checkbox" {...register('closesService')} /> Chiudi tutto il servizio
        </Check>
        <Check>
          <input type="checkbox" {...register('despiteConflicts')} /> Va bene anche se i coperti non
          bastano
        </Check>
        {problem && (
          <Alert live>
            {problem}
            {conflicts.length > 0 && (
              <ul>
                {conflicts.map((conflict) => (
                  <li key={conflict.startTime}>{describeConflict(conflict)}</li>
                ))}
              </ul>
            )}
          </Alert>
        )}
      </Form>
    </StepDialog>
  );
};

const Form = styled.form`
  display: grid;
  gap: 8px;
  margin-top: 20px;
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 14px;
`;
const Turns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 22px;
`;
const Check = styled.label`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 44px;
  font-size: 1rem;
  input {
    flex: none;
    width: 24px;
    height: 24px;
    accent-color: #1c3f8f;
  }
`;
