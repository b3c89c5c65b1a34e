import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { QuoteDetail } from '#src/contracts/private-events/pipeline-operations.ts';
import { eventKindShortLabel } from '#src/contracts/private-events/wish-codes.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { customerNameOf } from '../staff/quoteText.ts';
import { ContactLog } from './ContactLog.tsx';
import { OptionBox } from './OptionBox.tsx';
import { useQuoteDetailQuery } from './pipelineApi.ts';
import { PanelActions } from './PanelActions.tsx';
import { PanelFacts } from './PanelFacts.tsx';
import { ProposalTable } from './ProposalTable.tsx';
import { PANEL_ID } from './quotePanelId.ts';

type Props = { id: string; onClose: () => void };

const POLLING_INTERVAL_MS = 60_000;

export const QuotePanel = ({ id, onClose }: Props) => {
  const { currentData: quote, error } = useQuoteDetailQuery(id, {
    pollingInterval: POLLING_INTERVAL_MS,
  });
  if (quote) return <OpenQuote key={id} quote={quote} onClose={onClose} />;
  return error === undefined ? (
    <Loading>Caricamento preventivo...</Loading>
  ) : (
    <Alert live>{errorMessage(error, 'Non è stato possibile leggere il preventivo.')}</Alert>
  );
};

const toTitle = (quote: QuoteDetail): string => {
  const { eventKind } = quote.wishes;
  const kind = quote.celebration ?? (eventKind && eventKindShortLabel[eventKind]) ?? 'Festa';
  return `${kind} ${customerNameOf(quote)}`;
};

const OpenQuote = ({ quote, onClose }: { quote: QuoteDetail; onClose: () => void }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Panel id={PANEL_ID} aria-labelledby="open-quote-title">
      <div>
        <h3 id="open-quote-title" ref={title} tabIndex={-1}>
          {toTitle(quote)}
        </h3>
        <PanelFacts quote={quote} />
      </div>
      <div>
        <h4>Proposte</h4>
        <ProposalTable quote={quote} />
        <OptionBox quote={quote} />
        <PanelActions quote={quote} giveFocusTo={title} />
      </div>
      <ContactLog quote={quote} onClose={onClose} />
    </Panel>
  );
};

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(220px, 25%) minmax(0, 1fr) minmax(240px, 26%);
  margin-top: 12px;
  min-height: 344px;
  background: ${color.surface};
  border-top: 5px solid ${color.cobalt};
  box-shadow: 0 30px 60px -30px #43203f8c;
  > div {
    min-width: 0;
    padding: 12px 14px;
  }
  > div + div {
    border-left: 1px solid ${color.linen};
  }
  h3 {
    font-size: 1.3125rem;
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
  h4 {
    margin-bottom: 6px;
    font: 700 0.78125rem/1.3 ${font.text};
    letter-spacing: 0.09em;
    text-transform: uppercase;
    color: ${color.terracotta};
  }
  @media (max-width: 60em) {
    grid-template-columns: minmax(0, 1fr);
    > div + div {
      border-left: 0;
      border-top: 1px solid ${color.linen};
    }
  }
`;
