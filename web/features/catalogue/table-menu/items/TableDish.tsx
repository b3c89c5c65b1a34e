import { memo } from 'react';
import { AllergenList, allergenNumber } from '../../allergens/AllergenList.tsx';
import type { MenuDish } from '../../localizeMenu.ts';
import { DishBadges } from '../../menu/items/DishBadges.tsx';
import { DishPicture } from '../../menu/items/DishPicture.tsx';
import { SoldOutMark, soldOutAttribute } from '../../menu/items/SoldOutMark.tsx';
import {
  useItalianLangAttribute,
  useTextLangAttribute,
} from '../../menu/useItalianLangAttribute.ts';
import {
  Currency,
  Description,
  DishPlate,
  DishText,
  Dots,
  Marks,
  NameLine,
  PrintedAllergens,
} from './dishStyles.ts';
import { PrintSigns } from './PrintSigns.tsx';
import { splitPrice } from './splitPrice.ts';

/**
 * A dish of the menu. It is memoized, because a search only shows or hides the list item around it.
 */
export const TableDish = memo(({ dish, ground }: { dish: MenuDish; ground: string }) => {
  const italian = useItalianLangAttribute();
  const textLang = useTextLangAttribute(dish)('description');
  const soldOut = soldOutAttribute(dish);
  const { before, amount, after } = splitPrice(dish.price);
  return (
    <>
      <DishPlate data-plate {...soldOut} $ground={ground} $isTile={dish.imageUrl === null}>
        {dish.imageUrl !== null && <DishPicture imageUrl={dish.imageUrl} sizes="9.25rem" />}
      </DishPlate>
      <DishText {...soldOut}>
        <NameLine>
          <h3 {...italian}>{dish.name}</h3>
          <PrintSigns dish={dish} />
          <Dots aria-hidden="true" />
          <p>
            <Currency>{before}</Currency>
            {amount}
            <Currency>{after}</Currency>
          </p>
        </NameLine>
        <Description>
          <span {...textLang}>{dish.description}</span>
          <PrintedAllergens>
            {dish.allergens
              .map(allergenNumber)
              .sort((a, b) => a - b)
              .join(' · ')}
          </PrintedAllergens>
        </Description>
        <Marks>
          {dish.isSoldOut && <SoldOutMark />}
          <DishBadges dish={dish} />
          <AllergenList of={dish.allergens} />
        </Marks>
      </DishText>
    </>
  );
});
