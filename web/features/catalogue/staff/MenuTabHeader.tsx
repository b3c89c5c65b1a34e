import { styled } from 'styled-components';
import { Button, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { TabHeader } from '#web/shared/ui/layout/staffTabLayout.ts';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { NEW_ITEM } from './menuTabParams.ts';
import { useMenuTabParams } from './useMenuTabParams.ts';

const lists = [
  { list: 'dishes', label: 'Piatti' },
  { list: 'drinks', label: 'Bevande e vini' },
  { list: 'photographs', label: 'Fotografie' },
] as const;
const views = [
  { view: 'cards', label: 'Schede' },
  { view: 'rows', label: 'Righe' },
] as const;
const addLabel = {
  dishes: 'Aggiungi piatto',
  drinks: 'Aggiungi bevanda',
  photographs: 'Aggiungi fotografia',
} as const;

export const TITLE_ID = 'menu-title';
export const ADD_BUTTON_ID = 'menu-add';

export const MenuTabHeader = () => {
  const { place, go } = useMenuTabParams();
  return (
    <TabHeader>
      <h2 id={TITLE_ID} tabIndex={-1}>
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
      {place.list !== 'photographs' && (
        <Pair role="group" aria-label="Vista">
          {views.map(({ view, label }) => (
            <button
              key={view}
              type="button"
              aria-pressed={place.view === view}
              onClick={() => go({ view })}
            >
              {label}
            </button>
          ))}
        </Pair>
      )}
      <ButtonLink to="/admin/menu-qr" $variant="secondary" $size="sm">
        Foglio QR
      </ButtonLink>
      <Add id={ADD_BUTTON_ID} $size="sm" onClick={() => go({ edit: NEW_ITEM })}>
        {addLabel[place.list]}
      </Add>
    </TabHeader>
  );
};

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  box-shadow: inset 0 0 0 1.5px #1c3f8f40;
  background: ${color.surface};
  button {
    min-height: 44px;
    padding: 0 18px;
    border: 0;
    background: none;
    font: 600 0.9375rem/1 ${font.text};
    white-space: nowrap;
  }
  button:hover {
    box-shadow: inset 0 0 0 1.5px ${color.cobalt};
  }
  button[aria-pressed='true'] {
    background: ${color.cobalt};
    color: ${color.ivory};
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
