import { styled } from 'styled-components';
import { allergens } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import type { Allergen } from '#src/contracts/catalogue/menu-views.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { allergenNumber } from './AllergenList.tsx';
import type { CategoryKey } from '../menu/categories/categoryKeys.ts';
import { CategoryName } from '../menu/categories/CategoryName.tsx';
import { useItalianLangAttribute } from '../menu/useItalianLangAttribute.ts';

const Table = styled.table`
  width: 100%;
  min-width: 860px;
  border-collapse: separate;
  border-spacing: 0;
  border: 1px solid #1c3f8f33;
  border-width: 1px 0 0 1px;
  font-size: 0.9375rem;
  line-height: 1.25rem;
  background: ${color.surface};
  th,
  td {
    padding: 7px 6px;
    border: 1px solid #1c3f8f33;
    border-width: 0 1px 1px 0;
    text-align: center;
  }
  th[scope='row'] {
    position: sticky;
    left: 0;
    min-width: 9.375rem;
    padding-left: 12px;
    text-align: left;
    font-weight: 550;
    background: ${color.surface};
  }
  thead th {
    vertical-align: bottom;
    font-weight: 650;
    font-size: 0.8125rem;
    background: ${color.navy};
    color: ${color.ivory};
  }
  thead th:first-child {
    position: sticky;
    left: 0;
    text-align: left;
    padding-left: 12px;
    background: ${color.navy};
    font-size: 0.9375rem;
  }
  thead span {
    display: block;
  }
  thead b {
    display: block;
    margin-bottom: 3px;
    font-size: 0.9375rem;
  }
  tbody th[scope='rowgroup'] {
    padding: 12px;
    text-align: left;
    font-size: 1.0625rem;
    background: ${color.sand};
  }
  tbody tr:hover > * {
    background: #f3ecd8;
  }
  ${media.medium} {
    min-width: 640px;
    td {
      padding-inline: 2px;
    }
    thead th:not(:first-child) {
      padding: 8px 2px;
      vertical-align: top;
    }
    /*
     * Fixed height, because browsers do not resize rows of vertical text after the web font loads.
     */
    thead span {
      height: 6.25rem;
      margin: 6px auto 0;
      writing-mode: vertical-rl;
      text-align: start;
    }
  }
  @media (max-width: 37.5em) {
    th[scope='row'] {
      min-width: 8.25rem;
      max-width: 8.25rem;
      overflow-wrap: break-word;
    }
  }
  ${media.largeText} {
    th[scope='row'] {
      min-width: 6.25rem;
      max-width: 6.25rem;
      padding-left: 4px;
    }
  }
  @media print {
    min-width: 0;
    font-size: 8.5pt;
    th,
    td {
      padding: 0.8mm 1mm;
      border-color: #777;
      line-height: 1.15;
    }
    th[scope='row'] {
      position: static;
      min-width: 0;
    }
    thead th,
    thead th:first-child {
      position: static;
      height: auto !important;
      background: none;
      color: #000;
      font-size: 6.8pt;
    }
    tbody th[scope='rowgroup'] {
      font-size: 10pt;
      break-after: avoid;
    }
    tr {
      break-inside: avoid;
    }
  }
`;
const Dot = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  width: 13px;
  height: 13px;
  border-radius: 50%;
  background: ${color.terracotta};
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
`;

export type RegisterRow = {
  readonly id: string;
  readonly name: string;
  readonly allergens: readonly Allergen[];
};
export type RegisterGroup = { readonly key: CategoryKey; readonly rows: readonly RegisterRow[] };

const COLUMNS = allergens.length + 1;

const Row = ({ row }: { row: RegisterRow }) => {
  const words = useTranslation();
  return (
    <tr>
      <th scope="row" {...useItalianLangAttribute()}>
        {row.name}
      </th>
      {allergens.map((one) => (
        <td key={one}>
          {row.allergens.includes(one) ? (
            <>
              <Dot />
              <VisuallyHidden>{words('menu.register.yes')}</VisuallyHidden>
            </>
          ) : (
            <VisuallyHidden>{words('menu.register.no')}</VisuallyHidden>
          )}
        </td>
      ))}
    </tr>
  );
};

export const AllergenRegisterTable = ({ groups }: { groups: readonly RegisterGroup[] }) => {
  const words = useTranslation();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{words('menu.register.dish')}</th>
          {allergens.map((one) => (
            <th key={one} scope="col">
              <b>{allergenNumber(one)}</b>
              <span>{words(`menu.allergen.${one}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ key, rows }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={COLUMNS}>
              <CategoryName of={key} />
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      ))}
    </Table>
  );
};
