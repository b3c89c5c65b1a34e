import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { DEFAULT_LANGUAGE, localeByLanguage } from '#src/contracts/languages.ts';
import type { MenuDrink } from '../../localizeMenu.ts';
import { useItalianLangAttribute } from '../useItalianLangAttribute.ts';

/** Translations of common units, so staff need not translate them for each drink. */
const unitMessages = {
  bottiglia: 'menu.unit.bottiglia',
  calice: 'menu.unit.calice',
  bicchiere: 'menu.unit.bicchiere',
  lattina: 'menu.unit.lattina',
  caraffa: 'menu.unit.caraffa',
} as const;
type KnownUnit = keyof typeof unitMessages;

const findKnownUnit = (unit: string): KnownUnit | null => {
  const spelling = unit.trim().toLowerCase();
  return Object.hasOwn(unitMessages, spelling) ? (spelling as KnownUnit) : null;
};

/**
 * Returns a function that writes decimals as the page's language does. Staff write them with a
 * comma, such as `27,5 cl`.
 */
export const useLocalDecimals = () => {
  const { language } = useLanguage();
  const [separator = ','] = new Intl.NumberFormat(localeByLanguage[language])
    .formatToParts(1.5)
    .flatMap(({ type, value }) => (type === 'decimal' ? [value] : []));
  return (text: string): string => text.replace(/(\d),(\d)/g, `$1${separator}$2`);
};

const Unit = ({ unit }: { unit: string }) => {
  const words = useTranslation();
  const { language } = useLanguage();
  const italian = useItalianLangAttribute();
  const known = language === DEFAULT_LANGUAGE ? null : findKnownUnit(unit);
  return known ? words(unitMessages[known]) : <span {...italian}>{unit}</span>;
};

export const DrinkMeasure = ({ drink: { unit, volume } }: { drink: MenuDrink }) => {
  const localDecimals = useLocalDecimals();
  if (!unit && !volume) return null;
  return (
    <span>
      {unit && <Unit unit={unit} />}
      {unit && volume && ' · '}
      {volume && localDecimals(volume)}
    </span>
  );
};
