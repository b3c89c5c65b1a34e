import { useState } from 'react';
import { styled } from 'styled-components';
import { takeQuote } from '#src/contracts/private-events/pipeline-operations.ts';
import type { QuoteBoard } from '#src/contracts/private-events/pipeline.ts';
import { pipelineStages } from '#src/contracts/private-events/pipeline-codes.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { cardsOfStage, summariseBoard } from './boardCards.ts';
import { LostQuotes } from './LostQuotes.tsx';
import { PipelineColumn } from './PipelineColumn.tsx';
import { TakeQuoteDialog } from './TakeQuoteDialog.tsx';

type Props = {
  board: QuoteBoard;
  openId: string | null;
  onOpen: (id: string) => void;
  onShowList: () => void;
};

export const PipelineBoard = ({ board, openId, onOpen, onShowList }: Props) => {
  const [isTaking, setTaking] = useState(false);
  const [showsLost, setShowsLost] = useState(false);
  const stages = pipelineStages.filter((stage) => stage !== 'lost');
  const isEmpty = pipelineStages.every((stage) => board.counts[stage] === 0);
  return (
    <>
      <Bar>
        <h2>Feste</h2>
        <Summary board={board} />
        <Buttons>
          <Button $variant="secondary" $size="sm" onClick={onShowList}>
            Elenco
          </Button>
          <Button
            $variant="secondary"
            $size="sm"
            aria-expanded={showsLost}
            onClick={() => setShowsLost(!showsLost)}
          >
            Perse ({board.counts.lost})
          </Button>
          <Permitted operation={takeQuote}>
            <Button $size="sm" onClick={() => setTaking(true)}>
              + Festa
            </Button>
          </Permitted>
        </Buttons>
      </Bar>
      {isEmpty && <EmptyState>Nessuna richiesta di preventivo ricevuta</EmptyState>}
      {showsLost && (
        <LostQuotes cards={cardsOfStage(board, 'lost')} openId={openId} onOpen={onOpen} />
      )}
      {!isEmpty && (
        <Columns>
          {stages.map((stage) => (
            <PipelineColumn
              key={stage}
              stage={stage}
              count={board.counts[stage] ?? 0}
              cards={cardsOfStage(board, stage)}
              openId={openId}
              onOpen={onOpen}
            />
          ))}
        </Columns>
      )}
      {isTaking && (
        <TakeQuoteDialog
          onCancel={() => setTaking(false)}
          onTaken={(id) => {
            setTaking(false);
            onOpen(id);
          }}
        />
      )}
    </>
  );
};

const Summary = ({ board }: { board: QuoteBoard }) => {
  const { open, toHear, options } = summariseBoard(board, serverNow());
  return (
    <p>
      {open} · <b>{toHear}</b>
      {options && ` · ${options}`}
    </p>
  );
};

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  padding-block: 14px 10px;
  h2 {
    font-size: 1.75rem;
    line-height: 1.1;
  }
  p {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-left: auto;
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 8px;
  min-height: 296px;
  @media (max-width: 60em) {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;
