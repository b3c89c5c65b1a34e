import { allergens } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import type { Allergen } from '#src/contracts/catalogue/menu-views.ts';

/** Key in session storage, which the cookie policy must list. */
const STORAGE_KEY = 'carriedAllergens';

/**
 * Stores the allergens that the guest chose in the menu, for the reservation form. The form asks
 * for consent.
 */
export const carryAllergens = (chosen: readonly Allergen[]): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, chosen.join(' '));
  } catch {
    // Without session storage, the guest must choose the allergens in the form again.
  }
};

/**
 * Returns and deletes the stored allergens, because from then on the draft of the form contains
 * them.
 */
export const takeCarriedAllergens = (): Allergen[] => {
  try {
    const carried = sessionStorage.getItem(STORAGE_KEY)?.split(' ') ?? [];
    sessionStorage.removeItem(STORAGE_KEY);
    return allergens.filter((one) => carried.includes(one));
  } catch {
    return [];
  }
};
