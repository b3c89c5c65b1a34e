import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { color, font, media, tone } from '#web/shared/ui/theme/tokens.ts';
import { groupRows, type MenuRow } from './menuRow.ts';
import { SoldOutSwitch } from './SoldOutSwitch.tsx';

type Props = {
  rows: readonly MenuRow[];
  /** Content of a row in addition to its name and its switch. */
  children?: ((row: MenuRow) => { readonly price: ReactNode; readonly end: ReactNode }) | undefined;
};

export const menuRowId = (id: string): string => `menu-row-${id}`;

/** Lists dishes or drinks as rows, grouped by category. */
export const MenuRowList = ({ rows, children }: Props) => {
  if (rows.length === 0) return <EmptyState>Nessuna riga con questo nome</EmptyState>;
  return groupRows(rows).map(({ category, rows: inCategory }) => (
    <Category key={category}>
      <h3>
        {category} <small>{inCategory.length}</small>
      </h3>
      <ul aria-label={category}>
        {inCategory.map((row) => (
          <Row key={row.id} row={row} more={children?.(row)} />
        ))}
      </ul>
    </Category>
  ));
};

type RowProps = { row: MenuRow; more: ReturnType<NonNullable<Props['children']>> | undefined };

const Row = ({ row, more }: RowProps) => {
  const titleId = useId();
  return (
    <Line
      id={menuRowId(row.id)}
      tabIndex={-1}
      aria-labelledby={titleId}
      $hasPrice={more !== undefined}
      $isSoldOut={row.isSoldOut}
    >
      <Name>
        <h4 id={titleId}>{row.name}</h4>
        {row.isSoldOut && <Badge $tone="low">Torna alle 04:00</Badge>}
      </Name>
      {more?.price}
      <SoldOutSwitch row={row} />
      {more?.end}
    </Line>
  );
};

const Category = styled(FlatCard)`
  margin-bottom: 22px;
  h3 {
    padding: 16px 22px 14px;
    font-size: min(1.4375rem, 9.5vw);
    overflow-wrap: anywhere;
    ${media.largeText} {
      padding-inline: 16px;
    }
  }
  small {
    margin-left: 6px;
    font-size: 1rem;
    font-weight: 500;
    color: ${color.textMuted};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
const Line = styled.li<{ $hasPrice: boolean; $isSoldOut: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasPrice }) =>
    $hasPrice ? 'minmax(0, 1fr) 15rem auto auto' : 'minmax(0, 1fr) auto'};
  align-items: center;
  gap: 8px 22px;
  min-height: 68px;
  padding: 10px 22px;
  border-top: 1px solid #1c3f8f1f;
  background: ${({ $isSoldOut }) => ($isSoldOut ? tone.off.ground : 'none')};
  &&:focus-visible {
    outline: 3px solid ${color.ochre};
    outline-offset: -3px;
  }
  @media (max-width: 56.25em) {
    ${({ $hasPrice }) =>
      $hasPrice &&
      'grid-template-columns: minmax(0, 1fr) auto; > :nth-child(2) { grid-area: 2 / 1; } > :nth-child(4) { grid-area: 1 / 2; }'}
    padding-inline: 16px;
  }
  ${media.largeText} {
    display: block;
  }
`;
const Name = styled.div`
  min-width: 0;
  h4 {
    font: 600 1.1875rem/1.25 ${font.display};
    font-variant-numeric: lining-nums;
    overflow-wrap: anywhere;
  }
`;
