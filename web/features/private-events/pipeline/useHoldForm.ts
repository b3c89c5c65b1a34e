import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { HoldDraft } from '#src/contracts/private-events/pipeline.ts';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { useRoomsQuery } from '#web/shared/api/roomsApi.ts';
import { readConflicts } from './HoldConflictAlert.tsx';
import type { HoldConflicts } from './holdText.ts';
import { toHoldDraft, toHoldValues, type HoldValues } from './holdValues.ts';
import { useChooseHoldMutation } from './pipelineApi.ts';
import { useStep } from './useStep.ts';

const NOTHING: HoldDraft = {
  covers: null,
  floor: null,
  timeSlotIds: [],
  closesService: false,
  despiteConflicts: false,
};

type Props = { quote: QuoteView; onDone: () => void };

/** Form with which staff change what a private event takes from the service. */
export const useHoldForm = ({ quote, onDone }: Props) => {
  const { data: rooms = [] } = useRoomsQuery();
  const form = useForm<HoldValues>({ defaultValues: toHoldValues(quote, rooms) });
  const [send, { isLoading: busy }] = useChooseHoldMutation();
  const [conflicts, setConflicts] = useState<HoldConflicts>([]);
  const { run, problem } = useStep();
  const submit = form.handleSubmit((values) =>
    run(
      async () => {
        setConflicts([]);
        const draft = toHoldDraft(values) ?? NOTHING;
        const result = await send({ id: quote.id, seen: quote.updatedAt, ...draft });
        setConflicts(readConflicts(result.error));
        return result;
      },
      { onDone, onField: (_, text) => form.setError('covers', { message: text }) },
    ),
  );
  return { form, submit, busy, problem, conflicts };
};
