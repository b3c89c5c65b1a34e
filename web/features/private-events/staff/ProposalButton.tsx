import { useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { nextVersion, ProposalDialog } from './ProposalDialog.tsx';

type Props = {
  quote: QuoteView;
  describedBy: string;
  onMade: (quote: QuoteView) => void;
  giveFocusTo: RefObject<HTMLElement | null>;
};

export const ProposalButton = ({ quote, describedBy, onMade, giveFocusTo }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const returnTo = useRef<HTMLElement>(null);
  return (
    <Row>
      <Button
        $variant="secondary"
        $size="sm"
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {`Nuova proposta, ${nextVersion(quote)}`}
      </Button>
      <a href={quote.link} target="_blank" rel="noreferrer" aria-describedby={describedBy}>
        Pagina del cliente
      </a>
      {isOpen && (
        <ProposalDialog
          quote={quote}
          returnTo={returnTo}
          onCancel={() => setOpen(false)}
          onMade={(after) => {
            returnTo.current = giveFocusTo.current;
            setOpen(false);
            onMade(after);
          }}
        />
      )}
    </Row>
  );
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 18px;
  align-items: center;
  margin-top: 8px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
