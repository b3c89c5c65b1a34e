import { styled } from 'styled-components';
import { useWords } from '../../shared/i18n/useWords.ts';
import { Card } from '../../shared/ui/Card.ts';
import { Wrap } from '../../shared/ui/text.ts';

const Plaque = styled(Card)`
  h2 { font-size: clamp(26px, 2.4vw, 34px); }
  ul { margin: 12px 0 0; padding-left: 20px; } li { padding-block: 3px; }
`;

/** What a guest should know before ordering a drink. */
export const DrinkNotes = () => {
  const words = useWords();
  return (
    <Wrap>
      <Plaque $tone="sabbia">
        <h2>{words('menu.drink.notesTitle')}</h2>
        <ul><li>{words('menu.drink.season')}</li><li>{words('menu.drink.allergies')}</li><li>{words('menu.drink.some')}</li></ul>
      </Plaque>
    </Wrap>
  );
};
