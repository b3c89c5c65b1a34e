import { useRef, useState } from 'react';
import type { z } from 'zod';
import { proposalDraft } from '#src/contracts/private-events/proposals.ts';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { isStaleError, useMakeProposalMutation } from './staffQuotesApi.ts';

export const proposalSchema = proposalDraft;
export type ProposalValues = z.input<typeof proposalSchema>;
export type ParsedProposal = z.output<typeof proposalSchema>;

type Callbacks = {
  onMade: (quote: QuoteView) => void;
  onField: (name: keyof ProposalValues, message: string) => void;
};

export const useMakeProposal = (quote: QuoteView, { onMade, onField }: Callbacks) => {
  const [send, { isLoading: busy }] = useMakeProposalMutation();
  const { toast } = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  // Uses a ref, because a state update would come too late to ignore a double click.
  const underWay = useRef(false);

  const make = async (draft: ParsedProposal) => {
    if (underWay.current) return;
    underWay.current = true;
    setProblem(null);
    const { data, error } = await send({ id: quote.id, seen: quote.updatedAt, ...draft });
    underWay.current = false;
    if (data) {
      toast({ title: 'Proposta salvata' });
      return onMade(data);
    }
    const text = errorMessage(error, 'Riprova tra qualche istante.');
    toast({ title: 'La proposta non è salvata', description: text, variant: 'destructive' });
    setProblem(isStaleError(error) ? `${text} Chiudi e riapri questo riquadro.` : text);
    for (const [name, message] of Object.entries(refusalOf(error)?.fields ?? {}))
      onField(name as keyof ProposalValues, message);
  };
  return { make, busy, problem };
};
