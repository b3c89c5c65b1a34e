import { styled } from 'styled-components';
import { translationLanguages, type TranslationLanguage } from '#src/contracts/languages.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';

type CountProps = { missing: readonly (readonly TranslationLanguage[])[] };

/** Shows per language how many items lack a translation, in all categories together. */
export const MissingTranslationCount = ({ missing }: CountProps) => {
  const counts = translationLanguages
    .map((language) => ({
      language,
      count: missing.filter((languages) => languages.includes(language)).length,
    }))
    .filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <Line>
      Traduzioni da scrivere:{' '}
      {counts.map(({ language, count }) => `${language.toUpperCase()} ${count}`).join(' · ')}
    </Line>
  );
};

const Line = styled.p`
  padding-bottom: 18px;
  font-size: 0.9375rem;
  color: ${color.textMuted};
`;
