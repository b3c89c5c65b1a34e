import type { FilteredDishes } from './filter/filterDishes.ts';
import type { TableMenuQuery } from './filter/tableMenuQuery.ts';
import { PrintColophon } from './print/PrintColophon.tsx';
import { PrintFoot } from './print/PrintFoot.tsx';
import { PrintMasthead } from './print/PrintMasthead.tsx';
import type { Sheet } from './print/planSheets.ts';
import { PrintSheet } from './print/printSheetStyles.ts';
import { AllergenNumbers } from './items/AllergenNumbers.tsx';
import { TableMenuCategory } from './items/TableMenuCategory.tsx';

type Props = { sheets: readonly Sheet[]; filtered: FilteredDishes; query: TableMenuQuery };

/**
 * Renders the sheets of the printed menu. On screen, the same dishes appear without sheet borders.
 */
export const TableMenuSheets = ({ sheets, filtered, query }: Props) =>
  sheets.map(({ layout, parts }, at) => (
    <PrintSheet key={parts[0]?.dishes[0]?.id ?? layout} $layout={layout}>
      <PrintMasthead isFirst={at === 0} />
      {parts.map((part) => (
        <TableMenuCategory
          key={part.dishes[0]?.id}
          part={part}
          layout={layout}
          view={query.view}
          filtered={filtered}
        />
      ))}
      {layout === 'last' && <AllergenNumbers />}
      {layout === 'last' && <PrintColophon />}
      <PrintFoot page={at + 1} pages={sheets.length} hasLegend={layout !== 'last'} />
    </PrintSheet>
  ));
