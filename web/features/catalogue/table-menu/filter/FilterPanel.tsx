import { useEffect, useRef, type KeyboardEvent } from 'react';
import { allergens, dietMarks } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import { carryAllergens } from '#web/shared/carried-allergens/carriedAllergens.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { allergenNumber } from '../../allergens/AllergenList.tsx';
import { FilterCheckbox } from './FilterCheckbox.tsx';
import { Panel } from './panelStyles.ts';
import type { TableMenuQuery } from './tableMenuQuery.ts';

export const PANEL_ID = 'posso-mangiarlo';
export const OPEN_PANEL_ID = 'apri-posso-mangiarlo';

type Props = { query: TableMenuQuery; shown: number; isOpen: boolean; onClose: () => void };

/** Moves focus into the panel when it opens over the page, and back when it closes. */
const usePanelFocus = (isOpen: boolean) => {
  const title = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) title.current?.focus();
    else if (wasOpen.current) document.getElementById(OPEN_PANEL_ID)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return title;
};

export const FilterPanel = ({ query, shown, isOpen, onClose }: Props) => {
  const words = useTranslation();
  const title = usePanelFocus(isOpen);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <Panel id={PANEL_ID} aria-labelledby="posso-titolo" $isOpen={isOpen} onKeyDown={closeOnEscape}>
      <h2 id="posso-titolo" ref={title} tabIndex={-1}>
        {words('menu.table.ask')}
      </h2>
      <fieldset>
        <legend>{words('menu.table.avoid')}</legend>
        <div>
          {allergens.map((one) => (
            <FilterCheckbox
              key={one}
              name="senza"
              value={one}
              checked={query.without.includes(one)}
            >
              <b aria-hidden="true">{allergenNumber(one)}</b> {words(`menu.allergen.${one}`)}
            </FilterCheckbox>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{words('menu.table.eat')}</legend>
        <div>
          {dietMarks.map((one) => (
            <FilterCheckbox key={one} name="dieta" value={one} checked={query.diets.includes(one)}>
              {words(`menu.diet.${one}`)}
            </FilterCheckbox>
          ))}
        </div>
      </fieldset>
      <p>{words('menu.table.traces')}</p>
      <noscript>
        <Button type="submit" $size="sm">
          {words('menu.filter.apply')}
        </Button>
      </noscript>
      <CarryLink query={query} />
      <Button data-close onClick={onClose}>
        {words('menu.table.show', { n: shown })}
      </Button>
    </Panel>
  );
};

const CarryLink = ({ query: { without } }: { query: TableMenuQuery }) => {
  const words = useTranslation();
  const local = useLocalizedPath();
  return (
    <ButtonLink
      to={local('/reservations')}
      $size="sm"
      data-carry
      onClick={() => carryAllergens(without)}
    >
      {words('menu.table.carry')}
    </ButtonLink>
  );
};
