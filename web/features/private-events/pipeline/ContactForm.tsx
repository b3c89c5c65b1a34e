import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import type { z } from 'zod';
import { contactDraft } from '#src/contracts/private-events/pipeline.ts';
import {
  contactChannelLabel,
  contactChannels,
} from '#src/contracts/private-events/pipeline-codes.ts';
import { venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input, Select } from '#web/shared/ui/forms/Input.ts';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { useNoteContactMutation } from './pipelineApi.ts';
import { useStep } from './useStep.ts';

const EMPTY = { channel: 'phone', text: '', callBackOn: null } as const;

export const ContactForm = ({ id }: { id: string }) => {
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors },
  } = useForm<z.input<typeof contactDraft>, unknown, z.output<typeof contactDraft>>({
    resolver: staffResolver(contactDraft),
    defaultValues: EMPTY,
  });
  const [send, { isLoading: busy }] = useNoteContactMutation();
  const { run, problem } = useStep();
  const submit = handleSubmit((draft) =>
    run(() => send({ id, ...draft }), { onDone: () => reset(EMPTY) }),
  );
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <Row>
        <Field label="Come">
          {(control) => (
            <Select {...control} {...register('channel')}>
              {contactChannels.map((channel) => (
                <option key={channel} value={channel}>
                  {contactChannelLabel[channel]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Richiama il" error={errors.callBackOn?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('callBackOn', { setValueAs: (date: string | null) => date || null })}
              type="date"
              min={venueToday(new Date(serverNow()))}
            />
          )}
        </Field>
      </Row>
      <Say>
        <Field label="Scrivi un contatto" error={errors.text?.message}>
          {(control) => (
            <Input {...control} {...register('text')} placeholder="Sentita…" autoComplete="off" />
          )}
        </Field>
        <Button type="submit" $size="sm" aria-busy={busy} aria-disabled={busy}>
          Segna
        </Button>
      </Say>
      {problem && <Alert live>{problem}</Alert>}
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: 6px;
  margin-top: 8px;
  input,
  select {
    min-height: 44px;
    padding-block: 6px;
    font-size: 0.9375rem;
  }
  label {
    margin-bottom: 2px;
    font-size: 0.8125rem;
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr));
  gap: 6px;
`;
const Say = styled.div`
  display: flex;
  gap: 6px;
  align-items: flex-end;
  > :first-child {
    flex: 1;
  }
`;
