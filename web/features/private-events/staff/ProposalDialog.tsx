import { useId, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input, Textarea } from '#web/shared/ui/forms/Input.ts';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { customerNameOf, describeOccasion } from './quoteText.ts';
import {
  proposalSchema,
  useMakeProposal,
  type ParsedProposal,
  type ProposalValues,
} from './useMakeProposal.ts';

type Props = {
  quote: QuoteView;
  onCancel: () => void;
  onMade: (quote: QuoteView) => void;
  returnTo: RefObject<HTMLElement | null>;
};

export const nextVersion = ({ proposals }: QuoteView): number => (proposals[0]?.version ?? 0) + 1;

export const ProposalDialog = ({ quote, onCancel, onMade, returnTo }: Props) => {
  const formId = useId();
  const form = useProposalForm(quote, onMade);
  return (
    <Dialog
      open
      returnTo={returnTo}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={`Proposta ${nextVersion(quote)} per ${customerNameOf(quote)}`}
      description={describeOccasion(quote)}
      actions={
        <>
          <Button $variant="secondary" $size="sm" onClick={onCancel}>
            Torna indietro
          </Button>
          <Button
            type="submit"
            form={formId}
            $variant="accept"
            $size="sm"
            aria-busy={form.busy}
            aria-disabled={form.busy}
          >
            {form.busy && <Spinner $size={18} />}
            Manda la proposta
          </Button>
        </>
      }
    >
      <ProposalForm id={formId} eventDate={quote.eventDate} {...form} />
    </Dialog>
  );
};

const useProposalForm = (quote: QuoteView, onMade: Props['onMade']) => {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<ProposalValues, unknown, ParsedProposal>({
    resolver: staffResolver(proposalSchema),
    defaultValues: {
      price: quote.proposals[0]?.price ?? quote.quotedPrice ?? '',
      text: quote.proposals[0]?.text ?? '',
      optionDate: null,
      optionTime: '20:00',
    },
  });
  const { make, busy, problem } = useMakeProposal(quote, {
    onMade,
    onField: (name, message) => setError(name, { message }, { shouldFocus: true }),
  });
  return { register, handleSubmit, errors, make, busy, problem };
};

type FormProps = ReturnType<typeof useProposalForm> & { id: string; eventDate: string };

const ProposalForm = ({
  id,
  eventDate,
  register,
  handleSubmit,
  errors,
  make,
  problem,
}: FormProps) => (
  <Form id={id} noValidate onSubmit={(event) => void handleSubmit((values) => make(values))(event)}>
    <Field
      label="Prezzo"
      required
      hint="Per esempio € 1.250,00 oppure € 45,00 a persona."
      error={errors.price?.message}
    >
      {(control) => <Input {...control} {...register('price')} autoComplete="off" />}
    </Field>
    <Field
      label="Che cosa proponi"
      required
      hint="Menu, che cosa è compreso, risposte alle domande. Lo legge il cliente: scrivi nella sua lingua."
      error={errors.text?.message}
    >
      {(control) => <Textarea {...control} {...register('text')} rows={8} />}
    </Field>
    <Option>
      <Field
        label="Tieni il giorno fino al"
        optional="(facoltativo)"
        error={errors.optionDate?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...register('optionDate', { setValueAs: (date: string | null) => date || null })}
            type="date"
            max={eventDate}
          />
        )}
      </Field>
      <Field label="alle" error={errors.optionTime?.message}>
        {(control) => <Input {...control} {...register('optionTime')} type="time" />}
      </Field>
    </Option>
    {problem && <Alert live>{problem}</Alert>}
  </Form>
);

const Form = styled.form`
  display: grid;
  gap: 18px;
  margin-top: 20px;
`;
const Option = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: 18px;
  align-items: start;
`;
