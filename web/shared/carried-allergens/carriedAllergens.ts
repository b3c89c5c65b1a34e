import { allergens } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import type { Allergen } from '#src/contracts/catalogue/menu-views.ts';

/** Key in session storage, which the cookie policy must list. */
const STORAGE_KEY = 'carriedAllergens';

/** Keeps allergens that the guest chose in the menu for the request, which asks for consent. */
export const carryAllergens = (chosen: readonly Allergen[]): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, chosen.join(' '));
  } catch {
    // Without storage, the guest chooses the allergens in the request again.
  }
};

/** Returns the allergens once, because the draft of the request stores them from then on. */
export const takeCarriedAllergens = (): Allergen[] => {
  try {
    const carried = sessionStorage.getItem(STORAGE_KEY)?.split(' ') ?? [];
    sessionStorage.removeItem(STORAGE_KEY);
    return allergens.filter((one) => carried.includes(one));
  } catch {
    return [];
  }
};
