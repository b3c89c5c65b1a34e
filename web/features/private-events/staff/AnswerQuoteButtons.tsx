import { useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { venueDate } from '#web/shared/dates/dates.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { ButtonPair } from '#web/shared/ui/layout/staffCardStyles.ts';
import { isUpcomingApproved } from '../pipeline/UndoApprovalButton.tsx';
import { ApprovedQuoteButtons } from './ApprovedQuoteButtons.tsx';
import { ProposalButton } from './ProposalButton.tsx';
import { AnswerQuoteDialog, type AnswerKind } from './AnswerQuoteDialog.tsx';

type Props = {
  quote: QuoteView;
  describedBy: string;
  onSettled: (quote: QuoteView) => void;
  giveFocusTo: RefObject<HTMLElement | null>;
};

const Offer = styled(Button)`
  grid-column: 1 / -1;
`;

const isUpcoming = ({ eventDate }: QuoteView) => eventDate >= venueDate(new Date(serverNow()));

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
              $variant="accept"
              $size="sm"
              aria-describedby={describedBy}
              onClick={() => setAsked('approved')}
            >
              Approva
            </Button>
            <Button
              $variant="danger"
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
            $variant="secondary"
            $size="sm"
            aria-describedby={describedBy}
            onClick={() => setAsked('offer')}
          >
            Prezzo e note
          </Offer>
        )}
      </ButtonPair>
      {isUpcomingApproved(quote) && (
        <ApprovedQuoteButtons quote={quote} describedBy={describedBy} giveFocusTo={giveFocusTo} />
      )}
      {quote.status !== 'rejected' && isUpcoming(quote) && (
        <ProposalButton
          quote={quote}
          describedBy={describedBy}
          onMade={onSettled}
          giveFocusTo={giveFocusTo}
        />
      )}
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
