import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';

const Three = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(24px, 4vw, 72px);
  margin: 0;
  padding: 88px 0;
  list-style: none;
  img {
    margin-bottom: 22px;
    box-shadow:
      0 0 0 1.5px ${color.linen},
      0 8px 18px -10px rgba(67, 32, 63, 0.5);
  }
  p {
    max-width: 36ch;
    margin-top: 8px;
    color: ${color.textMuted};
    text-wrap: pretty;
  }
  ${media.narrow} {
    padding-block: 56px;
  }
  @media (max-width: 38.75em) {
    grid-template-columns: minmax(0, 1fr);
    gap: 44px;
  }
`;

const features = [
  { tile: 'stella', title: 'events.special', text: 'events.specialText' },
  { tile: 'limone', title: 'events.menus', text: 'events.menusText' },
  { tile: 'melagrana', title: 'events.service', text: 'events.serviceText' },
] as const;

export const ServiceFeatures = () => {
  const words = useTranslation();
  return (
    <PageWidth as="section" aria-labelledby="offer-title">
      <VisuallyHidden as="h2" id="offer-title">
        {words('events.offer')}
      </VisuallyHidden>
      <Three>
        {features.map(({ tile, title, text }) => (
          <li key={tile}>
            <img src={`/art/tiles/tile-${tile}-classica.svg`} width="104" height="104" alt="" />
            <h3>{words(title)}</h3>
            <p>{words(text)}</p>
          </li>
        ))}
      </Three>
    </PageWidth>
  );
};
