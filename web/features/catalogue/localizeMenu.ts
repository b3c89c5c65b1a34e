import type { DrinkTranslations } from '#src/contracts/catalogue/menu-translations.ts';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { isInSeason } from '#src/contracts/catalogue/dish-season.ts';
import type { DescriptionTranslations } from '#src/contracts/common/translations.ts';
import {
  localeByLanguage,
  type Language,
  type TranslationLanguage,
} from '#src/contracts/languages.ts';
import { localizePrice } from '#web/shared/i18n/localizePrice.ts';

type TextsOf<Translations> = keyof NonNullable<
  Translations[TranslationLanguage & keyof Translations]
>;
export type DishText = TextsOf<DescriptionTranslations>;
export type DrinkText = TextsOf<DrinkTranslations>;

/**
 * Texts in the language of the page. `untranslated` lists the texts that are Italian instead,
 * because their translation is missing.
 */
export type Localized<Text extends string> = {
  readonly language: Language;
  readonly untranslated: readonly Text[];
};

type NotOnPages = 'createdAt' | 'updatedAt' | 'translations' | 'availableFrom' | 'availableTo';
/**
 * Dish of a public page. It has no timestamps and the texts of one language, because pages contain
 * it as JSON.
 */
export type MenuDish = Omit<DishView, NotOnPages> & Localized<DishText>;
export type MenuDrink = Omit<DrinkView, NotOnPages> & Localized<DrinkText>;

export type Menu = {
  readonly language: Language;
  readonly dishes: readonly MenuDish[];
  readonly drinks: readonly MenuDrink[];
};

const dishTexts: readonly DishText[] = ['description'];
const drinkTexts: readonly DrinkText[] = [
  'description',
  'preparationNotes',
  'origin',
  'varieties',
  'ingredients',
];

const listUntranslated = <Text extends string>(
  all: readonly Text[],
  italian: Readonly<Record<Text, string | readonly string[] | null>>,
  translated: Readonly<Partial<Record<Text, unknown>>>,
): Text[] =>
  all.filter((text) => (italian[text]?.length ?? 0) > 0 && translated[text] === undefined);

const localizeDish = (
  {
    createdAt: _created,
    updatedAt: _updated,
    availableFrom: _from,
    availableTo: _to,
    translations,
    ...dish
  }: DishView,
  language: Language,
): MenuDish => {
  if (language === 'it') return { ...dish, language, untranslated: [] };
  const texts = translations[language] ?? {};
  const price = localizePrice(dish.price, localeByLanguage[language]);
  const untranslated = listUntranslated(dishTexts, dish, texts);
  return { ...dish, ...texts, price, language, untranslated };
};

const localizeDrink = (
  { createdAt: _created, updatedAt: _updated, translations, ...drink }: DrinkView,
  language: Language,
): MenuDrink => {
  if (language === 'it') return { ...drink, language, untranslated: [] };
  const texts = translations[language] ?? {};
  const price = localizePrice(drink.price, localeByLanguage[language]);
  const untranslated = listUntranslated(drinkTexts, drink, texts);
  return { ...drink, ...texts, price, language, untranslated };
};

type DatedMenu = {
  readonly dishes: readonly DishView[];
  readonly drinks: readonly DrinkView[];
  /** Day (YYYY-MM-DD) for which the menu is shown. Dishes that are out of season are left out. */
  readonly date: string;
};

/** Returns the menu that public pages show on one day, in one language. */
export const localizeMenu = ({ dishes, drinks, date }: DatedMenu, language: Language): Menu => ({
  language,
  dishes: dishes
    .filter((dish) => isInSeason(dish, date))
    .map((dish) => localizeDish(dish, language)),
  drinks: drinks.map((drink) => localizeDrink(drink, language)),
});
