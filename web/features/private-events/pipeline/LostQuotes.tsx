import { styled } from 'styled-components';
import type { QuoteCardView } from '#src/contracts/private-events/pipeline.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { PipelineCard } from './PipelineCard.tsx';

type Props = {
  cards: readonly QuoteCardView[];
  openId: string | null;
  onOpen: (id: string) => void;
};

export const LostQuotes = ({ cards, openId, onOpen }: Props) => (
  <Lost aria-labelledby="lost-quotes">
    <h3 id="lost-quotes">Perse</h3>
    {cards.length === 0 && <p>Nessuna festa persa.</p>}
    <ul>
      {cards.map((card) => (
        <li key={card.id}>
          <PipelineCard card={card} isOpen={card.id === openId} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  </Lost>
);

const Lost = styled.section`
  margin-bottom: 10px;
  padding: 10px 12px;
  background: ${color.surface};
  border-top: 5px solid #a9a497;
  h3 {
    margin-bottom: 8px;
    font-size: 1.125rem;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
    gap: 6px;
    padding: 0;
    list-style: none;
  }
`;
