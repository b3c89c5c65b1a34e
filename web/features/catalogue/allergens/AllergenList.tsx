import { styled } from 'styled-components';
import { allergens } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import type { Allergen } from '#src/contracts/catalogue/menu-views.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';

/** Returns the number of the allergen in Annex II of Regulation (EU) 1169/2011, 1 to 14. */
export const allergenNumber = (one: Allergen): number => allergens.indexOf(one) + 1;

export const AllergenNumberTile = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: 20px;
  height: 20px;
  padding-inline: 3px;
  font: 750 0.75rem/1 ${font.text};
  font-variant-numeric: tabular-nums;
  border: 1.2px solid ${color.cobalt};
  color: ${color.cobalt};
  background: ${color.ivory};
`;
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 5px 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 0.90625rem;
  line-height: 1.3;
  color: ${color.textMuted};
  li {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
`;
const None = styled.p`
  font-size: 0.90625rem;
  line-height: 1.25rem;
  color: ${color.textMuted};
`;

/**
 * Shows the allergens of a dish. If it has none, a text says so, or with `silent` nothing is shown.
 */
export const AllergenList = ({
  of,
  silent = false,
}: {
  of: readonly Allergen[];
  silent?: boolean;
}) => {
  const words = useTranslation();
  if (of.length === 0) return silent ? null : <None>{words('menu.noAllergens')}</None>;
  return (
    <List aria-label={words('menu.allergens')}>
      {[...of]
        .sort((a, b) => allergenNumber(a) - allergenNumber(b))
        .map((one) => (
          <li key={one}>
            <AllergenNumberTile>{allergenNumber(one)}</AllergenNumberTile>
            {words(`menu.allergen.${one}`)}
          </li>
        ))}
    </List>
  );
};
