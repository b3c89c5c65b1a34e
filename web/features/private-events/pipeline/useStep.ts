import { useRef, useState } from 'react';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';

type Result = { readonly data?: unknown; readonly error?: unknown };
type Callbacks = {
  onDone: () => void;
  onField?: (name: string, message: string) => void;
};

/**
 * Sends one request at a time and shows why the server refused it. The form keeps its input after a
 * refusal.
 */
export const useStep = () => {
  const { toast } = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  // Uses a ref, because a state update would come too late to ignore a double click.
  const underWay = useRef(false);

  const run = async (send: () => PromiseLike<Result>, { onDone, onField }: Callbacks) => {
    if (underWay.current) return;
    underWay.current = true;
    setProblem(null);
    const { error } = await send();
    underWay.current = false;
    if (error === undefined) {
      toast({ title: 'Preventivo aggiornato' });
      return onDone();
    }
    setProblem(errorMessage(error, 'Riprova tra qualche istante.'));
    for (const [name, message] of Object.entries(refusalOf(error)?.fields ?? {}))
      onField?.(name, message);
  };
  return { run, problem };
};
