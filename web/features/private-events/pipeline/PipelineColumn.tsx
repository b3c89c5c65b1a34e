import { useState } from 'react';
import { styled } from 'styled-components';
import type { QuoteCardView } from '#src/contracts/private-events/pipeline.ts';
import {
  pipelineStageLabel,
  type PipelineStage,
} from '#src/contracts/private-events/pipeline-codes.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { PipelineCard } from './PipelineCard.tsx';

type Props = {
  stage: Exclude<PipelineStage, 'lost'>;
  count: number;
  cards: readonly QuoteCardView[];
  openId: string | null;
  onOpen: (id: string) => void;
};

const SHORT_COLUMN = 3;

const edgeByStage: Record<Props['stage'], string> = {
  asked: color.terracotta,
  contacted: color.ochre,
  proposed: color.azure,
  option: color.cobalt,
  confirmed: color.green,
  done: '#54514A',
};

export const PipelineColumn = ({ stage, count, cards, openId, onOpen }: Props) => {
  const [isWhole, setWhole] = useState(false);
  const shown = cards.filter(({ id }, index) => isWhole || index < SHORT_COLUMN || id === openId);
  const hidden = count - shown.length;
  return (
    <Column aria-label={`${pipelineStageLabel[stage]}, ${count}`} $edge={edgeByStage[stage]}>
      <h3>
        {pipelineStageLabel[stage]} <span>{count}</span>
      </h3>
      <ul>
        {shown.map((card) => (
          <li key={card.id}>
            <PipelineCard card={card} isOpen={card.id === openId} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {cards.length > shown.length && (
        <More type="button" onClick={() => setWhole(true)}>
          {stage === 'done' ? `Tutte le ${count}` : `Altre ${hidden}`}
        </More>
      )}
      {isWhole && cards.length > SHORT_COLUMN && (
        <More type="button" onClick={() => setWhole(false)}>
          Mostra meno
        </More>
      )}
    </Column>
  );
};

const Column = styled.section<{ $edge: string }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 0 5px 5px;
  background: #ebddc0;
  border-top: 5px solid ${({ $edge }) => $edge};
  h3 {
    display: flex;
    justify-content: space-between;
    padding: 9px 4px 8px;
    font: 700 0.875rem/1 ${font.text};
    font-variant-numeric: tabular-nums;
  }
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 5px;
    align-content: start;
    flex: 1;
    padding: 0;
    list-style: none;
  }
  @media (max-width: 60em) {
    ul {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.75rem), 1fr));
    }
  }
`;
const More = styled.button`
  align-self: center;
  min-height: 44px;
  border: 0;
  background: none;
  color: ${color.cobalt};
  font: 650 0.875rem/1 ${font.text};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
