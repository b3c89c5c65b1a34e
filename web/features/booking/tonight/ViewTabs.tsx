import { styled } from 'styled-components';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { oneColumn } from './book/rowStyles.ts';
import { Count } from './lane/laneStyles.ts';

/** Narrow screens show the list or the requests. Wide screens always show both. */
export type TonightView = 'list' | 'requests';

type Props = { view: TonightView; requests: number; onChoose: (view: TonightView) => void };

export const ViewTabs = ({ view, requests, onChoose }: Props) => (
  <Tabs>
    <button
      type="button"
      aria-current={view === 'list' ? 'page' : undefined}
      onClick={() => onChoose('list')}
    >
      Elenco
    </button>
    <button
      type="button"
      aria-current={view === 'requests' ? 'page' : undefined}
      onClick={() => onChoose('requests')}
    >
      Richieste <Count $none={requests === 0}>{requests}</Count>
    </button>
  </Tabs>
);

const Tabs = styled.nav`
  display: none;
  ${oneColumn} {
    display: flex;
    order: 2;
    width: 100%;
    height: 3rem;
    border-top: 1px solid ${color.line};
  }
  button {
    position: relative;
    flex: 1;
    padding: 0 12px;
    border: 0;
    background: none;
    font: 650 0.9375rem/1.5rem ${font.text};
  }
  button[aria-current] {
    background: ${color.surface};
    color: ${color.cobalt};
  }
  button[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 -2px;
    height: 5px;
    background: ${color.ochre};
  }
`;
