import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import type { z } from 'zod';
import { optionDraft } from '#src/contracts/private-events/pipeline.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { venueDate } from '#web/shared/dates/dates.ts';
import { formatTimeOfDay, venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { media } from '#web/shared/ui/theme/tokens.ts';
import { customerNameOf, describeOccasion } from '../staff/quoteText.ts';
import type { PanelDialogProps } from './panelDialogProps.ts';
import { useSetOptionMutation } from './pipelineApi.ts';
import { StepDialog } from './StepDialog.tsx';
import { useStep } from './useStep.ts';

type Values = z.input<typeof optionDraft>;

const useOptionForm = ({ quote, onDone }: PanelDialogProps) => {
  const until = quote.proposals[0]?.optionUntil;
  const { register, handleSubmit, setError, formState } = useForm<
    Values,
    unknown,
    z.output<typeof optionDraft>
  >({
    resolver: staffResolver(optionDraft),
    defaultValues: {
      optionDate: until ? venueDate(new Date(until)) : '',
      optionTime: until ? formatTimeOfDay(until) : '20:00',
    },
  });
  const [send, { isLoading: busy }] = useSetOptionMutation();
  const { run, problem } = useStep();
  const submit = handleSubmit((draft) =>
    run(() => send({ id: quote.id, seen: quote.updatedAt, ...draft }), {
      onDone,
      onField: (name, text) => setError(name as keyof Values, { message: text }),
    }),
  );
  return { register, submit, errors: formState.errors, busy, problem };
};

export const OptionDialog = (props: PanelDialogProps) => {
  const formId = useId();
  const { register, submit, errors, busy, problem } = useOptionForm(props);
  return (
    <StepDialog
      {...props}
      title={`Opzione per ${customerNameOf(props.quote)}`}
      description={describeOccasion(props.quote)}
      label="Tieni la data"
      formId={formId}
      busy={busy}
    >
      <Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Fino al" required error={errors.optionDate?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('optionDate')}
              type="date"
              min={venueToday(new Date(serverNow()))}
              max={props.quote.eventDate}
            />
          )}
        </Field>
        <Field label="alle" required error={errors.optionTime?.message}>
          {(control) => <Input {...control} {...register('optionTime')} type="time" />}
        </Field>
        {problem && <Alert live>{problem}</Alert>}
      </Form>
    </StepDialog>
  );
};

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: 18px;
  align-items: start;
  margin-top: 20px;
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
