import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { takenQuote } from '#src/contracts/private-events/pipeline-operations.ts';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { useTakeQuoteMutation } from './pipelineApi.ts';
import { useStep } from './useStep.ts';

export type TakenValues = z.input<typeof takenQuote>;

const EMPTY: TakenValues = {
  channel: 'phone',
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  eventDate: '',
  mealType: 'pranzo',
  numberOfPeople: '',
  menuIdeas: '',
  additionalNotes: '',
};

/**
 * Form for a quote request that staff received. Each dialog has one idempotency key, so a repeated
 * submission creates no second quote.
 */
export const useEnterQuoteRequest = (onTaken: (id: string) => void) => {
  const [key] = useState(() => crypto.randomUUID());
  const { register, handleSubmit, setError, formState } = useForm<
    TakenValues,
    unknown,
    z.output<typeof takenQuote>
  >({ resolver: staffResolver(takenQuote), defaultValues: EMPTY });
  const [send, { isLoading: busy }] = useTakeQuoteMutation();
  const { run, problem } = useStep();
  const submit = handleSubmit((taken) => {
    let id: string | undefined;
    return run(
      async () => {
        const result = await send({ key, taken });
        id = result.data?.id;
        return result;
      },
      {
        onDone: () => {
          if (id !== undefined) onTaken(id);
        },
        onField: (name, text) => setError(name as keyof TakenValues, { message: text }),
      },
    );
  });
  return { register, submit, errors: formState.errors, busy, problem };
};
