import { useRef, useState, type RefObject } from 'react';
import type { QuoteView } from '../../../../src/contracts/private-events.ts';
import { Button } from '../../../shared/ui/Button.ts';
import { Pair } from '../../../shared/ui/staffCard.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import type { QuoteAnswer } from './quoteDeskApi.ts';

type Props = {
  quote: QuoteView;
  describedBy: string;
  /** Called with the quote as it stands after the answer, also when a colleague was faster. */
  onSettled: (quote: QuoteView) => void;
  /** The buttons go with the answer: the card then takes the focus. */
  giveFocusTo: RefObject<HTMLElement | null>;
};

/** Approva and Rifiuta of a pending quote; each asks once more, and names it. A question stays open when a colleague answers meanwhile. */
export const QuoteAnswers = ({ quote, describedBy, onSettled, giveFocusTo }: Props) => {
  const [asked, setAsked] = useState<QuoteAnswer['status'] | null>(null);
  const returnTo = useRef<HTMLElement>(null);
  const settled = (after: QuoteView) => {
    returnTo.current = giveFocusTo.current;
    setAsked(null);
    onSettled(after);
  };
  return (
    <>
      {quote.status === 'pending' && <Pair>
        <Button $variant="rame" $size="sm" aria-describedby={describedBy} onClick={() => setAsked('approved')}>Approva</Button>
        <Button $variant="no" $size="sm" aria-describedby={describedBy} onClick={() => setAsked('rejected')}>Rifiuta</Button>
      </Pair>}
      {asked && <AnswerDialog quote={quote} answer={asked} onCancel={() => setAsked(null)} onSettled={settled} returnTo={returnTo} />}
    </>
  );
};
