import { useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Select } from '#web/shared/ui/forms/Input.ts';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';

type Tab = { readonly name: string; readonly rows: readonly unknown[] };
type Props = { tabs: readonly Tab[]; chosen: string; onChoose: (name: string) => void };

export const TAB_PANEL_ID = 'menu-category';
const tabIdAt = (at: number) => `menu-category-${at}`;
export const categoryTabId = (tabs: readonly Tab[], chosen: string): string =>
  tabIdAt(tabs.findIndex(({ name }) => name === chosen));

const step: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export const CategoryTabs = ({ tabs, chosen, onChoose }: Props) => {
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((_, index) => tabIdAt(index) === (event.target as HTMLElement).id);
    const to = at < 0 ? undefined : step[event.key]?.(at, tabs.length - 1);
    const next = to === undefined ? undefined : tabs[to];
    if (!next || to === undefined) return;
    event.preventDefault();
    onChoose(next.name);
    row.current?.querySelector<HTMLElement>(`#${tabIdAt(to)}`)?.focus();
  };
  return (
    <>
      <Row ref={row} role="tablist" aria-label="Categorie" onKeyDown={move}>
        {tabs.map(({ name, rows }, at) => (
          <Choice
            key={name}
            type="button"
            role="tab"
            id={tabIdAt(at)}
            aria-selected={name === chosen}
            tabIndex={name === chosen ? 0 : -1}
            {...(name === chosen ? { 'aria-controls': TAB_PANEL_ID } : {})}
            onClick={() => onChoose(name)}
          >
            {name} <b>{rows.length}</b>
          </Choice>
        ))}
      </Row>
      <Dropdown label="Categoria">
        {(control) => (
          <Select {...control} value={chosen} onChange={({ target }) => onChoose(target.value)}>
            {tabs.map(({ name, rows }) => (
              <option key={name} value={name}>
                {name} ({rows.length})
              </option>
            ))}
          </Select>
        )}
      </Dropdown>
    </>
  );
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-bottom: 22px;
  ${media.narrow} {
    display: none;
  }
`;
const Choice = styled.button`
  flex: none;
  min-height: 44px;
  padding: 0 15px;
  border: 0;
  font: 600 0.9375rem/1 ${font.text};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  background: ${color.surface};
  color: ${color.text};
  box-shadow: inset 0 0 0 1.5px #1c3f8f40;
  b {
    margin-left: 4px;
    font-weight: 500;
  }
  &:hover {
    box-shadow: inset 0 0 0 1.5px ${color.cobalt};
  }
  &[aria-selected='true'] {
    background: ${color.cobalt};
    color: ${color.ivory};
    box-shadow: none;
  }
`;
const Dropdown = styled(Field)`
  display: none;
  padding-bottom: 18px;
  ${media.narrow} {
    display: block;
  }
`;
