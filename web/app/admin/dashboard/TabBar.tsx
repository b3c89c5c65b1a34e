import { useEffect, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Frieze } from '#web/shared/ui/layout/Frieze.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { adminBackground } from '../layout/adminPageStyles.ts';
import { tabForKey, type DashboardTab, type TabKey } from './dashboardTabs.ts';

type Props = {
  tabs: readonly DashboardTab[];
  current: TabKey;
  onChoose: (tab: TabKey) => void;
  waiting: Partial<Record<TabKey, number>>;
};

/**
 * Tab bar of the dashboard. `waiting`: number of items per tab that need attention, shown as a
 * badge.
 */
export const TabBar = ({ tabs, current, onChoose, waiting }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  const focusable = tabs.some(({ key }) => key === current) ? current : tabs[0]?.key;
  const shown = () => list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
  useEffect(() => {
    shown()?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);

  const move = (event: KeyboardEvent) => {
    // Starts from the focused tab, because `current` changes only after the navigation, too late
    // for a quick second key press.
    const focused = tabs.find(({ key }) => `tab-${key}` === (event.target as HTMLElement).id)?.key;
    const next = focused && tabForKey(focused, event.key, tabs);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <Ground>
      <Row role="tablist" aria-label="Sezioni dell'amministrazione" ref={list} onKeyDown={move}>
        {tabs.map(({ key, label }) => (
          <Tab
            key={key}
            type="button"
            role="tab"
            id={`tab-${key}`}
            aria-selected={key === current}
            tabIndex={key === focusable ? 0 : -1}
            {...(key === current ? { 'aria-controls': `panel-${key}` } : {})}
            onClick={() => onChoose(key)}
          >
            {label}
            {(waiting[key] ?? 0) > 0 && (
              <Count>
                <span>{waiting[key]}</span>
                <VisuallyHidden> in attesa</VisuallyHidden>
              </Count>
            )}
          </Tab>
        ))}
      </Row>
      <Frieze $height={14} />
    </Ground>
  );
};

const Ground = styled.div`
  position: sticky;
  top: 0;
  z-index: 5;
  background: ${color.navy};
  border-top: 1px solid #a9cbe02b;
`;
const Row = styled(PageWidth)`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  @media (min-width: 43.75em) and (max-width: 61.25em) {
    gap: 0;
    padding-inline: 20px;
  }
`;
const Tab = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: 56px;
  padding: 4px 16px 0;
  border: 0;
  border-bottom: 4px solid transparent;
  background: none;
  color: ${color.frost};
  font: 600 1rem/1 ${font.text};
  white-space: nowrap;
  /* Narrower gaps keep eight tabs visible on a portrait tablet. */
  @media (min-width: 43.75em) and (max-width: 61.25em) {
    padding-inline: 8px;
    font-size: 0.90625rem;
  }
  &:hover {
    background: #ffffff14;
  }
  &[aria-selected='true'] {
    background: ${adminBackground};
    color: ${color.navy};
    border-color: ${color.ochre};
  }
  &&:focus-visible {
    outline: 3px solid ${color.ochre};
    outline-offset: -6px;
  }
`;
const Count = styled.span`
  position: relative;
  display: inline-block;
  margin-left: 6px;
  padding: 3px 7px;
  border-radius: 9px;
  font: 700 0.78125rem/1 ${font.text};
  background: ${color.ochre};
  color: ${color.text};
`;
