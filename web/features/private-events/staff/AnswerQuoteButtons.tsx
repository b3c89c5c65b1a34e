import { useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { QuoteView } from '#src/contracts/private-events.ts';
import { venueDate } from '#web/shared/dates/dates.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { ButtonPair } from '#web/shared/ui/layout/staffCard.ts';
import { AnswerQuoteDialog, type AnswerKind } from './AnswerQuoteDialog.tsx';

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

const isUpcoming = ({ eventDate }: QuoteView) => eventDate >= venueDate(new Date(serverNow()));

/**
 * Approva and Rifiuta of a pending quote, which ask once more and name it; price and notes until the event. A question stays open
 * when a colleague answers first.
 */
export const AnswerQuoteButtons = ({ quote, describedBy, onSettled, giveFocusTo }: Props) => {
  const [asked, setAsked] = useState<AnswerKind | null>(null);
  const returnTo = useRef<HTMLElement>(null);
  const settled = (after: QuoteView) => {
    returnTo.current = giveFocusTo.current;
    setAsked(null);
    onSettled(after);
  };
  return (
    <>
      <ButtonPair>
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
        {isUpcoming(quote) && (
          <Offer
            $variant="line"
            $size="sm"
            aria-describedby={describedBy}
            onClick={() => setAsked('offer')}
          >
            Prezzo e note
          </Offer>
        )}
      </ButtonPair>
      {asked && (
        <AnswerQuoteDialog
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
