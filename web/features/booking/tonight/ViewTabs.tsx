import { styled } from 'styled-components';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { chosenInForcedColors, oneColumn, phone } from './book/rowStyles.ts';
import { Count } from './lane/laneStyles.ts';

/**
 * The list has the requests beside it on wide screens; on narrow ones, and beside the other views, they
 * are a tab of their own.
 */
export type TonightView = 'list' | 'timeline' | 'plan' | 'requests' | 'closing';

type Props = {
  view: TonightView;
  /** Null until the requests have been read. */
  requests: number | null;
  onChoose: (view: TonightView) => void;
  /** Opens the limits of the service, which are no view. */
  onLimits: () => void;
};

const tabs = [
  { view: 'list', label: 'Elenco' },
  { view: 'timeline', label: 'Tempo' },
  { view: 'plan', label: 'Pianta' },
] as const;

export const ViewTabs = ({ view, requests, onChoose, onLimits }: Props) => (
  <Tabs aria-label="Vista" $hasLane={view !== 'timeline' && view !== 'plan'}>
    {tabs.map((tab) => (
      <button
        key={tab.view}
        type="button"
        data-view={tab.view}
        aria-current={view === tab.view ? 'page' : undefined}
        onClick={() => onChoose(tab.view)}
      >
        {tab.label}
      </button>
    ))}
    <button
      type="button"
      data-view="requests"
      aria-current={view === 'requests' ? 'page' : undefined}
      onClick={() => onChoose('requests')}
    >
      Richieste <Count $none={!requests}>{requests ?? '–'}</Count>
    </button>
    <button type="button" aria-haspopup="dialog" onClick={onLimits}>
      Limiti
    </button>
  </Tabs>
);

const Tabs = styled.nav<{ $hasLane: boolean }>`
  display: flex;
  flex: none;
  margin-left: -16px;
  button {
    position: relative;
    padding: 0 14px;
    border: 0;
    background: none;
    font: 650 0.9375rem/1.5rem ${font.text};
  }
  /* Beside the list, wide screens show the requests anyway. */
  @media (min-width: 56.3125em) {
    button[data-view='requests'] {
      ${({ $hasLane }) => $hasLane && 'display: none;'}
    }
  }
  @media (max-width: 75em) {
    button {
      padding: 0 10px;
    }
  }
  ${oneColumn} {
    order: 2;
    width: 100%;
    height: 3rem;
    border-top: 1px solid ${color.line};
    button {
      flex: 1;
    }
  }
  ${phone} {
    button {
      padding: 0 4px;
      white-space: nowrap;
    }
  }
  /* The timeline needs the width of a tablet. */
  ${phone} {
    button[data-view='timeline'] {
      display: none;
    }
  }
  button[aria-current] {
    background: ${color.surface};
    color: ${color.cobalt};
    ${chosenInForcedColors}
  }
  button[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 -2px;
    height: 5px;
    background: ${color.ochre};
  }
`;
