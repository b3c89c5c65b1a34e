import { styled } from 'styled-components';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { chosenInForcedColors, oneColumn, phone } from './book/rowStyles.ts';
import { Count } from './lane/laneStyles.ts';

/**
 * View of the evening's screen. On wide screens, the list shows the requests beside it. Narrow
 * screens and the other views have a separate tab for the requests.
 */
export type TonightView = 'list' | 'timeline' | 'plan' | 'requests' | 'closing';

type Props = {
  view: TonightView;
  /** Number of open requests. Null until they have loaded. */
  requests: number | null;
  onChoose: (view: TonightView) => void;
  /** Opens the panel with the limits of the service, which is not a view. */
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
  /* Hides the tab on wide screens, because they show the requests beside the list. */
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
  /* Hides the timeline on phones, because it needs the width of a tablet. */
  ${phone} {
    button[data-view='timeline'] {
      display: none;
    }
  }
  ${media.largeText} {
    flex-wrap: wrap;
    height: auto;
    button {
      flex: 1 0 auto;
      padding: 10px 8px;
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
