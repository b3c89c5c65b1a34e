import { styled } from 'styled-components';
import { allergens } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import {
  allergenNumber,
  AllergenNumberTile,
} from '#web/features/catalogue/allergens/AllergenList.tsx';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import type { DietFilter } from './dietFilter.ts';
import { DietFilterChip } from './DietFilterChip.tsx';

export const AllergenChoice = ({ excluded }: { excluded: DietFilter['without'] }) => {
  const words = useTranslation();
  const names = excluded.map((one) => words(`menu.allergen.${one}`)).join(', ');
  return (
    <Panel>
      <summary>
        {names ? words('menu.filter.withoutSome', { names }) : words('menu.filter.without')}
      </summary>
      <fieldset>
        <legend>{words('menu.filter.legend')}</legend>
        <Chips>
          {allergens.map((one) => (
            <DietFilterChip
              key={one}
              type="checkbox"
              name="senza"
              value={one}
              checked={excluded.includes(one)}
            >
              <AllergenNumberTile>{allergenNumber(one)}</AllergenNumberTile>
              {words(`menu.allergen.${one}`)}
            </DietFilterChip>
          ))}
        </Chips>
      </fieldset>
      <noscript>
        <Button type="submit" $size="sm">
          {words('menu.filter.apply')}
        </Button>
      </noscript>
    </Panel>
  );
};

const Panel = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    font-weight: 650;
    font-size: 0.96875rem;
    cursor: pointer;
    color: ${color.cobalt};
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: '';
    width: 9px;
    height: 9px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
  }
  &[open] summary::before {
    transform: translateY(-3px) rotate(45deg);
  }
  fieldset {
    padding-block: 10px 4px;
  }
  legend {
    font-size: 0.9375rem;
    color: ${color.textMuted};
  }
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-top: 8px;
`;
