import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { CategoryName } from '../../menu/categories/CategoryName.tsx';
import { categoryTheme } from '../../menu/categories/categoryTheme.ts';
import type { FilteredDishes } from '../filter/filterDishes.ts';
import type { MenuView } from '../filter/tableMenuQuery.ts';
import type { Sheet, SheetPart } from '../print/planSheets.ts';
import { Category, CategoryHeader, DishItem, DishList } from './categoryStyles.ts';
import { TableDish } from './TableDish.tsx';
import { UnsuitableDishes } from './UnsuitableDishes.tsx';

type Props = {
  part: SheetPart;
  layout: Sheet['layout'];
  view: MenuView;
  filtered: FilteredDishes;
};

const PartHeader = ({ part: { key, isContinued } }: { part: SheetPart }) => {
  const words = useTranslation();
  if (isContinued)
    return (
      <CategoryHeader $isOnlyPrinted>
        <h2>
          <CategoryName of={key} /> {words('menu.table.continued')}
        </h2>
      </CategoryHeader>
    );
  return (
    <CategoryHeader>
      <h2 id={`titolo-${key}`} tabIndex={-1}>
        <CategoryName of={key} />
      </h2>
      <p>{words(`menu.about.${key}`)}</p>
    </CategoryHeader>
  );
};

/**
 * A category of the menu. Dishes that do not match the filter are hidden but rendered, because the
 * print shows all dishes.
 */
export const TableMenuCategory = ({ part, layout, view, filtered }: Props) => {
  const { key, dishes, isContinued, isLastPart } = part;
  const unsuitable = filtered.unsuitable.filter(({ dish }) => dishes.includes(dish));
  const isEmpty = unsuitable.length === 0 && !dishes.some((dish) => filtered.shown.has(dish));
  return (
    <Category
      {...(isContinued ? {} : { id: key })}
      aria-labelledby={`titolo-${key}`}
      hidden={isEmpty}
      $layout={layout}
      $isLastPart={isLastPart}
    >
      <PartHeader part={part} />
      <DishList $view={view} $layout={layout}>
        {dishes.map((dish) => (
          <DishItem key={dish.id} hidden={!filtered.shown.has(dish)} $view={view} $layout={layout}>
            <TableDish dish={dish} ground={categoryTheme(key).ground} />
          </DishItem>
        ))}
      </DishList>
      <UnsuitableDishes unsuitable={unsuitable} />
    </Category>
  );
};
