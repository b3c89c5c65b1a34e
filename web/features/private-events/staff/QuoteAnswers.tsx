import { useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { QuoteView } from '../../../../src/contracts/private-events.ts';
import { romeDate } from '../../../shared/dates.ts';
import { serverNow } from '../../../shared/serverTime.ts';
import { Button } from '../../../shared/ui/Button.ts';
import { Pair } from '../../../shared/ui/staffCard.ts';
import { AnswerDialog, type Asked } from './AnswerDialog.tsx';

type Props = {
  quote: QuoteView;
  describedBy: string;
  /** Called with the quote as it stands after the answer, also when a colleague was faster. */
  onSettled: (quote: QuoteView) => void;
  /** The buttons go with the answer: the card then takes the focus. */
  giveFocusTo: RefObject<HTMLElement | null>;
};

const Offer = styled(Button)`
  grid-column: 1 / -1;
`;

const isToCome = ({ eventDate }: QuoteView) => eventDate >= romeDate(new Date(serverNow()));

/**
 * Approva and Rifiuta of a pending quote, which ask once more and name it; price and notes until the event. A question stays open
 * when a colleague answers first.
 */
export const QuoteAnswers = ({ quote, describedBy, onSettled, giveFocusTo }: Props) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const returnTo = useRef<HTMLElement>(null);
  const settled = (after: QuoteView) => {
    returnTo.current = giveFocusTo.current;
    setAsked(null);
    onSettled(after);
  };
  return (
    <>
      <Pair>
        {quote.status === 'pending' && (
          <>
            <Button
              $variant="rame"
              $size="sm"
              aria-describedby={describedBy}
              onClick={() => setAsked('approved')}
            >
              Approva
            </Button>
            <Button
              $variant="no"
              $size="sm"
              aria-describedby={describedBy}
              onClick={() => setAsked('rejected')}
            >
              Rifiuta
            </Button>
          </>
        )}
        {isToCome(quote) && (
          <Offer
            $variant="line"
            $size="sm"
            aria-describedby={describedBy}
            onClick={() => setAsked('offer')}
          >
            Prezzo e note
          </Offer>
        )}
      </Pair>
      {asked && (
        <AnswerDialog
          quote={quote}
          answer={asked}
          onCancel={() => setAsked(null)}
          onSettled={settled}
          returnTo={returnTo}
        />
      )}
    </>
  );
};
