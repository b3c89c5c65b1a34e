import { useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { changeQuote } from '#src/contracts/private-events/quotes.ts';
import type { QuoteDetail } from '#src/contracts/private-events/pipeline-operations.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { Button, type ButtonVariant } from '#web/shared/ui/controls/Button.ts';
import { nextVersion } from '../staff/ProposalDialog.tsx';
import { PanelDialogs, type PanelDialog } from './PanelDialogs.tsx';
import { isUpcomingApproved, UndoApprovalButton } from './UndoApprovalButton.tsx';

type Props = { quote: QuoteDetail; giveFocusTo: RefObject<HTMLElement | null> };
type Offered = readonly [dialog: PanelDialog, label: string, variant: ButtonVariant];

/**
 * Lists the actions for the current state of a quote. A card changes its column only through these
 * actions.
 */
const listActions = (quote: QuoteDetail): readonly Offered[] => {
  const { status, eventDate, proposals } = quote;
  const isUpcoming = eventDate >= venueToday(new Date(serverNow()));
  const [isPending, isLost] = [status === 'pending', status === 'rejected'];
  const newest = proposals[0];
  return [
    ...(isPending ? [['approve', 'Approva: confermata', 'accept'] as const] : []),
    ...(!isLost && isUpcoming
      ? [['propose', `Nuova proposta, v${nextVersion(quote)}`, 'primary'] as const]
      : []),
    ...(isPending && isUpcoming && newest
      ? [
          [
            'option',
            newest.optionUntil ? 'Allunga l’opzione' : 'Metti un’opzione',
            'secondary',
          ] as const,
        ]
      : []),
    ...(isLost
      ? []
      : [
          ['lose', 'Rifiuta o persa', 'danger'] as const,
          ...(isUpcoming ? [['hold', 'Che cosa occupa', 'secondary'] as const] : []),
          ['payment', 'Caparra o saldo', 'secondary'] as const,
        ]),
    ...(isUpcoming ? [['offer', 'Prezzo e note', 'secondary'] as const] : []),
  ];
};

export const PanelActions = ({ quote, giveFocusTo }: Props) => {
  const [dialog, setDialog] = useState<PanelDialog | null>(null);
  const returnTo = useRef<HTMLElement>(null);
  return (
    <Permitted operation={changeQuote}>
      <Actions>
        {listActions(quote).map(([name, label, variant]) => (
          <Button
            key={name}
            $size="sm"
            $variant={variant}
            onClick={() => {
              returnTo.current = null;
              setDialog(name);
            }}
          >
            {label}
          </Button>
        ))}
        {isUpcomingApproved(quote) && (
          <UndoApprovalButton quote={quote} giveFocusTo={giveFocusTo} />
        )}
      </Actions>
      {dialog && (
        <PanelDialogs
          dialog={dialog}
          quote={quote}
          returnTo={returnTo}
          onCancel={() => setDialog(null)}
          onDone={() => {
            returnTo.current = giveFocusTo.current;
            setDialog(null);
          }}
        />
      )}
    </Permitted>
  );
};

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 6px 8px;
  margin-top: 10px;
  button {
    width: 100%;
    white-space: normal;
  }
  @media (max-width: 26em) {
    grid-template-columns: 1fr;
  }
`;
