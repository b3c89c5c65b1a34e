import { styled } from 'styled-components';
import { color, font, gutter, media } from '../theme/tokens.ts';

type Chip<Key extends string> = {
  readonly key: Key;
  readonly label: string;
  readonly count?: number | undefined;
};
type Props<Key extends string> = {
  label: string;
  chips: readonly Chip<Key>[];
  chosen: Key;
  onChoose: (key: Key) => void;
};

export const FilterChips = <Key extends string>({ label, chips, chosen, onChoose }: Props<Key>) => (
  <Row role="group" aria-label={label}>
    {chips.map(({ key, label: chipLabel, count }) => (
      <Choice key={key} type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
        {chipLabel}
        {count !== undefined && ` ${count}`}
      </Choice>
    ))}
  </Row>
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${media.medium} {
    order: 1;
    flex: 1 0 100%;
  }
  ${media.narrow} {
    flex: none;
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    width: 100vw;
    padding: 4px ${gutter};
    margin: -4px calc(-1 * ${gutter});
  }
  ${media.largeText} {
    flex-wrap: wrap;
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
  &:hover {
    box-shadow: inset 0 0 0 1.5px ${color.cobalt};
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    &[aria-pressed='true'] {
      border-width: 4px;
    }
  }
  &[aria-pressed='true'] {
    background: ${color.cobalt};
    color: ${color.ivory};
    box-shadow: none;
  }
`;
