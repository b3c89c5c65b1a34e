import { useId, type RefObject } from 'react';
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { styled } from 'styled-components';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Field, FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { Input, Textarea } from '#web/shared/ui/forms/Input.ts';
import { RejectionReasons } from '#web/shared/ui/RejectionReasons.tsx';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { HoldConflictAlert } from '../pipeline/HoldConflictAlert.tsx';
import { HoldFields } from '../pipeline/HoldFields.tsx';
import { useRoomsQuery } from '#web/shared/api/roomsApi.ts';
import { toHoldDraft, toHoldValues, type HoldValues } from '../pipeline/holdValues.ts';
import {
  answerSchema,
  useAnswerQuote,
  type ParsedAnswer,
  type AnswerValues,
} from './useAnswerQuote.ts';
import { customerNameOf, describeOccasion } from './quoteText.ts';

const wording = {
  approved: { question: 'Approvare il preventivo di', label: 'Approva' },
  rejected: { question: 'Rifiutare il preventivo di' },
  offer: { question: 'Prezzo e note per', label: 'Salva' },
} as const;

export type AnswerKind = keyof typeof wording;

type Props = {
  quote: QuoteView;
  answer: AnswerKind;
  onCancel: () => void;
  onSettled: (quote: QuoteView) => void;
  returnTo: RefObject<HTMLElement | null>;
};

export const AnswerQuoteDialog = ({ quote, answer, onCancel, onSettled, returnTo }: Props) => {
  const formId = useId();
  const { busy, ...form } = useAnswerForm(quote, answer, onSettled);
  return (
    <Dialog
      open
      returnTo={returnTo}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={`${wording[answer].question} ${customerNameOf(quote)}${answer === 'offer' ? '' : '?'}`}
      description={describeOccasion(quote)}
      actions={
        <>
          <Button $variant="secondary" $size="sm" onClick={onCancel}>
            Torna indietro
          </Button>
          {answer !== 'rejected' && (
            <Submit form={formId} busy={busy} label={wording[answer].label} />
          )}
        </>
      }
    >
      <AnswerForm id={formId} answer={answer} quote={quote} busy={busy} {...form} />
    </Dialog>
  );
};

const useAnswerForm = (quote: QuoteView, answer: AnswerKind, onSettled: Props['onSettled']) => {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<AnswerValues, unknown, ParsedAnswer>({
    resolver: staffResolver(answerSchema),
    defaultValues: { quotedPrice: quote.quotedPrice ?? '', adminNotes: quote.adminNotes ?? '' },
  });
  const { data: rooms = [] } = useRoomsQuery();
  const holdForm = useForm<HoldValues>({ defaultValues: toHoldValues(quote, rooms) });
  const { settle, busy, problem, conflicts } = useAnswerQuote(
    quote,
    answer === 'offer' ? undefined : answer,
    {
      onSettled,
      onField: (name, message) => setError(name, { message }, { shouldFocus: true }),
    },
  );
  const submitApproval = handleSubmit((values) =>
    holdForm.handleSubmit((hold) => settle({ ...values, holds: toHoldDraft(hold) }))(),
  );
  const submit = answer === 'approved' ? submitApproval : handleSubmit((values) => settle(values));
  return { register, handleSubmit, errors, settle, busy, problem, conflicts, holdForm, submit };
};

type AnswerFormProps = ReturnType<typeof useAnswerForm> & {
  id: string;
  answer: AnswerKind;
  quote: QuoteView;
};

const AnswerForm = ({
  id,
  answer,
  register,
  handleSubmit,
  errors,
  settle,
  busy,
  problem,
  conflicts,
  holdForm,
  submit,
  quote,
}: AnswerFormProps) => (
  <Form id={id} noValidate onSubmit={(event) => void submit(event)}>
    {answer === 'approved' && (
      <FieldGroup legend="Che cosa occupa">
        <HoldFields quote={quote} form={holdForm} />
      </FieldGroup>
    )}
    {answer !== 'rejected' && <Price register={register} errors={errors} />}
    <Field
      label="Note dello staff"
      optional="(facoltative)"
      hint="Le legge solo lo staff."
      error={errors.adminNotes?.message}
    >
      {(control) => <Textarea {...control} {...register('adminNotes')} rows={3} />}
    </Field>
    {answer === 'rejected' && (
      <RejectionReasons
        legend="Tocca il motivo per rifiutare"
        busy={busy}
        onReject={(rejectionReason) =>
          void handleSubmit((values) => settle({ ...values, rejectionReason }))()
        }
      />
    )}
    {problem && <HoldConflictAlert problem={problem} conflicts={conflicts} />}
  </Form>
);

const Submit = ({ form, busy, label }: { form: string; busy: boolean; label: string }) => (
  <Button
    type="submit"
    form={form}
    $variant="accept"
    $size="sm"
    aria-busy={busy}
    aria-disabled={busy}
  >
    {busy && <Spinner $size={18} />}
    {label}
  </Button>
);

const Price = ({
  register,
  errors,
}: {
  register: UseFormRegister<AnswerValues>;
  errors: FieldErrors<AnswerValues>;
}) => (
  <Field
    label="Prezzo proposto"
    optional="(facoltativo)"
    hint="Per esempio € 1.250,00 oppure € 45,00 a persona."
    error={errors.quotedPrice?.message}
  >
    {(control) => <Input {...control} {...register('quotedPrice')} autoComplete="off" />}
  </Field>
);

const Form = styled.form`
  display: grid;
  gap: 18px;
  margin-top: 20px;
`;
