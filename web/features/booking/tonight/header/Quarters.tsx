import { styled } from 'styled-components';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { oneColumn, phone } from '../book/rowStyles.ts';
import type { Quarter } from './quarters.ts';

/** Number of covers at which a bar is full. */
const FULL_BAR = 32;

/** Shows the covers that arrive in each quarter of an hour as a bar chart. */
export const Quarters = ({ quarters }: { quarters: readonly Quarter[] }) => (
  <List aria-label="Coperti in arrivo, per quarto d’ora">
    {quarters.map(({ time, covers, isPast, isOverPace, startsTurn }) => (
      <Item key={time} $isPast={isPast} $isOverPace={isOverPace} $startsTurn={startsTurn}>
        <Bar aria-hidden="true" $share={Math.min(1, covers / FULL_BAR)} />
        <b>
          {covers}
          {isOverPace && (
            <>
              <span aria-hidden="true">!</span>
              <VisuallyHidden> troppi per la cucina</VisuallyHidden>
            </>
          )}
        </b>
        <time>{time}</time>
      </Item>
    ))}
  </List>
);

const List = styled.ol`
  display: flex;
  flex: 1;
  justify-content: space-between;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  font: 400 0.8125rem/1rem ${font.text};
  font-variant-numeric: lining-nums tabular-nums;
  ${oneColumn} {
    flex: none;
    width: 100%;
    min-height: 62px;
  }
  ${media.largeText} {
    flex-wrap: wrap;
    gap: 12px;
    justify-content: start;
    padding-block: 8px;
  }
`;
const Bar = styled.span<{ $share: number }>`
  grid-row: 1 / 3;
  align-self: stretch;
  width: 100%;
  margin: 2px 0;
  background: linear-gradient(var(--bar) 0 0) bottom / 100% ${({ $share }) => $share * 100}%
    no-repeat #e4d6b4;
  ${oneColumn} {
    grid-row: 2;
    width: 20px;
    margin: 0;
  }
  ${phone} {
    width: 14px;
  }
`;
type ItemProps = { $isPast: boolean; $isOverPace: boolean; $startsTurn: boolean };

const barColor = ({ $isPast, $isOverPace }: ItemProps) => {
  if ($isOverPace) return color.terracotta;
  return $isPast ? color.azure : color.cobalt;
};

const Item = styled.li<ItemProps>`
  --bar: ${barColor};
  position: relative;
  display: grid;
  grid-template: 22px 18px / 10px auto;
  column-gap: 5px;
  align-content: center;
  /* Narrow columns, because fourteen quarters must fit beside the tabs of a landscape tablet. */
  @media (max-width: 75em) {
    grid-template-columns: 7px auto;
    column-gap: 3px;
  }
  ${({ $startsTurn }) =>
    $startsTurn && `padding-left: 9px; box-shadow: inset 1px 0 0 ${color.cobalt}77;`}
  b {
    font-size: 1rem;
    font-weight: ${({ $isPast }) => ($isPast ? 500 : 700)};
    line-height: 1.375rem;
    ${({ $isPast }) => $isPast && `color: ${color.textMuted};`}
    ${({ $isOverPace }) => $isOverPace && `color: ${color.brick}; font-weight: 700;`}
  }
  time {
    color: ${color.textMuted};
  }
  ${oneColumn} {
    grid-template: 1.125rem 24px 1rem / auto;
    justify-items: center;
    b {
      grid-row: 1;
      font-size: 0.9375rem;
      line-height: 1.125rem;
    }
    time {
      grid-row: 3;
    }
  }
  ${phone} {
    flex: 1 1 0;
    min-width: 0;
    padding: 0;
    b {
      font-size: 0.875rem;
    }
    time {
      margin-inline: -1rem;
      font-size: 0.75rem;
    }
    &:nth-child(even) time {
      visibility: hidden;
    }
  }
  ${media.largeText} {
    flex: none;
    grid-template-rows: auto 24px auto;
    &&& time {
      margin: 0;
      visibility: visible;
    }
  }
`;
