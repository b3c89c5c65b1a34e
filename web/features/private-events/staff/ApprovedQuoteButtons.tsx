import { useRef, useState, type RefObject } from 'react';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { ButtonPair } from '#web/shared/ui/layout/staffCardStyles.ts';
import { HoldDialog } from '../pipeline/HoldDialog.tsx';
import { UndoApprovalButton } from '../pipeline/UndoApprovalButton.tsx';

type Props = {
  quote: QuoteView;
  describedBy: string;
  giveFocusTo: RefObject<HTMLElement | null>;
};

/** What an approved event occupies, and the undo of the approval. */
export const ApprovedQuoteButtons = ({ quote, describedBy, giveFocusTo }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const returnTo = useRef<HTMLElement>(null);
  return (
    <>
      <ButtonPair>
        <Button
          $variant={quote.hold ? 'secondary' : 'danger'}
          $size="sm"
          aria-describedby={describedBy}
          onClick={() => setOpen(true)}
        >
          Che cosa occupa
        </Button>
        <UndoApprovalButton quote={quote} describedBy={describedBy} giveFocusTo={giveFocusTo} />
      </ButtonPair>
      {isOpen && (
        <HoldDialog
          quote={quote}
          returnTo={returnTo}
          onCancel={() => setOpen(false)}
          onDone={() => {
            returnTo.current = giveFocusTo.current;
            setOpen(false);
          }}
        />
      )}
    </>
  );
};
