import { styled } from 'styled-components';
import type { TranslationLanguage } from '#src/contracts/languages.ts';
import { Badge } from '../ui/display/Badge.ts';

export const MissingTranslationBadges = ({
  languages,
}: {
  languages: readonly TranslationLanguage[];
}) =>
  languages.length > 0 && (
    <Badges>
      {languages.map((language) => (
        <Badge key={language} $tone="medium">
          Manca {language.toUpperCase()}
        </Badge>
      ))}
    </Badges>
  );

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: 4px;
`;
