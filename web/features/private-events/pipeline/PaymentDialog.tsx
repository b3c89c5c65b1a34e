import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import {
  paymentKindLabel,
  paymentKinds,
  type PaymentKind,
} from '#src/contracts/private-events/pipeline-codes.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input, Select } from '#web/shared/ui/forms/Input.ts';
import { customerNameOf, describeOccasion } from '../staff/quoteText.ts';
import { parseEuros } from './euros.ts';
import type { PanelDialogProps } from './panelDialogProps.ts';
import { useNotePaymentMutation } from './pipelineApi.ts';
import { StepDialog } from './StepDialog.tsx';
import { useStep } from './useStep.ts';

type Values = { kind: PaymentKind; amount: string; paidOn: string };

const AMOUNT_PROBLEM = 'Scrivi una somma, per esempio 200 oppure 1.250,50';

const usePaymentForm = ({ quote, onDone }: PanelDialogProps) => {
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { kind: 'deposit', amount: '', paidOn: venueToday(new Date(serverNow())) },
  });
  const [send, { isLoading: busy }] = useNotePaymentMutation();
  const { run, problem } = useStep();
  const submit = handleSubmit(({ kind, amount, paidOn }) => {
    const amountCents = parseEuros(amount);
    if (!amountCents) return setError('amount', { message: AMOUNT_PROBLEM }, { shouldFocus: true });
    return run(() => send({ id: quote.id, seen: quote.updatedAt, kind, amountCents, paidOn }), {
      onDone,
      onField: (name, text) => setError(name === 'paidOn' ? 'paidOn' : 'amount', { message: text }),
    });
  });
  return { register, submit, errors: formState.errors, busy, problem };
};

export const PaymentDialog = (props: PanelDialogProps) => {
  const formId = useId();
  const { register, submit, errors, busy, problem } = usePaymentForm(props);
  return (
    <StepDialog
      {...props}
      title={`Caparra o saldo di ${customerNameOf(props.quote)}`}
      description={describeOccasion(props.quote)}
      label="Segna"
      formId={formId}
      busy={busy}
    >
      <Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Che cosa">
          {(control) => (
            <Select {...control} {...register('kind')}>
              {paymentKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {paymentKindLabel[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Somma in euro" required error={errors.amount?.message}>
          {(control) => (
            <Input {...control} {...register('amount')} inputMode="decimal" autoComplete="off" />
          )}
        </Field>
        <Field label="Ricevuta il" required error={errors.paidOn?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('paidOn')}
              type="date"
              max={venueToday(new Date(serverNow()))}
            />
          )}
        </Field>
        {problem && <Alert live>{problem}</Alert>}
      </Form>
    </StepDialog>
  );
};

const Form = styled.form`
  display: grid;
  gap: 18px;
  margin-top: 20px;
`;
