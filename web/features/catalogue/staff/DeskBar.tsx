import { styled } from 'styled-components';
import { Button } from '../../../shared/ui/Button.ts';
import { Bar } from '../../../shared/ui/staffLayout.ts';
import { color, font, media } from '../../../shared/ui/tokens.ts';
import { NEW } from './deskPlace.ts';
import { useDeskPlace } from './useDeskPlace.ts';

const lists = [
  { list: 'dishes', label: 'Piatti' },
  { list: 'drinks', label: 'Bevande e vini' },
] as const;
const addWord = { dishes: 'Aggiungi piatto', drinks: 'Aggiungi bevanda' } as const;

/** DOM ids that a way back may give the focus to. */
export const TITLE = 'menu-title';
export const ADD = 'menu-add';

/** Head of the menu tab: which of the two lists is open, and the way to add to it. */
export const DeskBar = () => {
  const { place, go } = useDeskPlace();
  return (
    <Bar>
      <h2 id={TITLE} tabIndex={-1}>
        Menu
      </h2>
      <Pair role="group" aria-label="Elenco">
        {lists.map(({ list, label }) => (
          <button
            key={list}
            type="button"
            aria-pressed={place.list === list}
            onClick={() => go({ list, category: null })}
          >
            {label}
          </button>
        ))}
      </Pair>
      <Add id={ADD} $size="sm" onClick={() => go({ edit: NEW })}>
        {addWord[place.list]}
      </Add>
    </Bar>
  );
};

const Pair = styled.div`
  display: flex;
  box-shadow: inset 0 0 0 1.5px #1c3f8f40;
  background: ${color.latte};
  button {
    min-height: 44px;
    padding: 0 18px;
    border: 0;
    background: none;
    font: 600 15px/1 ${font.text};
    white-space: nowrap;
  }
  button:hover {
    box-shadow: inset 0 0 0 1.5px ${color.cobalto};
  }
  button[aria-pressed='true'] {
    background: ${color.cobalto};
    color: ${color.smalto};
  }
  ${media.narrow} {
    flex: 1 1 240px;
    button {
      flex: 1;
      padding-inline: 10px;
    }
  }
`;
const Add = styled(Button)`
  ${media.narrow} {
    flex: 1 1 180px;
  }
`;
