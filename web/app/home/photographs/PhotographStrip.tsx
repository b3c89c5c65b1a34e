import { styled } from 'styled-components';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { imageLoadingProps } from '#web/shared/ui/media/imageLoading.ts';
import { color, gutter } from '#web/shared/ui/theme/tokens.ts';
import { balanceColumns } from './balanceColumns.ts';
import { usePhotographs } from './usePhotographs.ts';

/**
 * Shows the photographs in rows that wrap, because a list that scrolls sideways would hide some.
 */
export const PhotographStrip = () => {
  const words = useTranslation();
  const { language } = useLanguage();
  const photographs = usePhotographs();
  if (photographs.length === 0) return null;
  return (
    <Strip>
      <h3 id="photographs-title">{words('about.photographs')}</h3>
      <List $count={photographs.length} aria-labelledby="photographs-title">
        {photographs.map(({ id, imageUrl, description, language: textLanguage }) => (
          <li key={id}>
            <img
              src={imageUrl}
              width={800}
              height={600}
              alt={description}
              {...(textLanguage === language ? {} : { lang: textLanguage })}
              {...imageLoadingProps.lazy}
              decoding="async"
            />
          </li>
        ))}
      </List>
    </Strip>
  );
};

const Strip = styled(PageWidth)`
  padding: 0 ${gutter} clamp(4.5rem, 9vw, 8.75rem);
  h3 {
    margin-bottom: 1.75rem;
    font-size: clamp(1.75rem, 2.4vw, 2.375rem);
    text-align: center;
  }
`;
const List = styled.ul<{ $count: number }>`
  --gap: clamp(0.875rem, 2vw, 1.75rem);
  --columns: ${({ $count }) => balanceColumns($count, 4)};
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--gap);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    flex: 0 0 calc((100% - (var(--columns) - 1) * var(--gap)) / var(--columns));
    min-width: 0;
    max-width: 34rem;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border: 5px solid ${color.ivory};
    outline: 2px solid ${color.cobalt};
    background: ${color.linen};
  }
  @media (max-width: 62.5em) {
    --columns: ${({ $count }) => balanceColumns($count, 3)};
  }
  @media (max-width: 40em) {
    --columns: ${({ $count }) => balanceColumns($count, 2)};
  }
`;
