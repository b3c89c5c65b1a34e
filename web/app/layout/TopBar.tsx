import { styled } from 'styled-components';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { art, color, gutter, media } from '#web/shared/ui/theme/tokens.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SectionLink } from './SectionLink.tsx';
import { siteLinks } from './siteLinks.ts';
import { useScrolledPast } from './useScrolledPast.ts';

const SOLID_AFTER_PX = 50;

/** Keeps the bar at the top of the window. Has no height, so the bar lies over the first picture. */
const StickyTop = styled.div`
  position: sticky;
  z-index: 20;
  top: 0;
  height: 0;
`;
const Bar = styled.header<{ $solid: boolean }>`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 28px;
  padding: 18px max(${gutter}, calc((100vw - 1680px) / 2 + ${gutter}));
  color: ${color.ivory};
  text-shadow:
    0 0 10px rgba(11, 24, 56, 0.9),
    0 1px 3px rgba(11, 24, 56, 0.8);
  transition: background-color 0.25s;
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 12px;
    opacity: 0;
    background: ${art.tile('frieze-onda-classica')} repeat-x 50% 0 / auto 12px;
  }
  ${({ $solid }) => $solid && `background: ${color.ivory}; color: ${color.text}; text-shadow: none; padding-block: 10px; &::after { opacity: 1; }`}
  ${media.narrow} {
    padding-block: ${({ $solid }) => ($solid ? '6px' : '12px')};
  }
`;
const Places = styled.nav`
  margin-left: auto;
  ul {
    display: flex;
    gap: 30px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: grid;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    font-size: 1rem;
    white-space: nowrap;
    text-decoration: none;
  }
  a > span {
    padding-block: 4px;
    border-bottom: 2px solid transparent;
  }
  a[aria-current] > span,
  a:hover > span {
    border-color: ${color.ochre};
  }
  ${media.compactBar} {
    display: none;
  }
`;
const Languages = styled.div`
  display: contents;
  ${media.compactBar} {
    display: none;
  }
`;
const Booking = styled.div`
  display: contents;
  ${media.compactBar} {
    display: block;
    margin-left: auto;
  }
  ${media.narrow} {
    display: none;
  }
`;

export const TopBar = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const solid = useScrolledPast(SOLID_AFTER_PX);
  return (
    <StickyTop data-bar>
      <Bar $solid={solid}>
        <Logo dark={!solid} />
        <Places aria-label={words('nav.main')}>
          <ul>
            {siteLinks
              .filter(({ bar }) => bar)
              .map(({ path, label }) => (
                <li key={path}>
                  <SectionLink to={path}>
                    <span>{words(label)}</span>
                  </SectionLink>
                </li>
              ))}
          </ul>
        </Places>
        <Languages>
          <LanguageSwitcher />
        </Languages>
        <Booking>
          <ButtonLink
            to={local('/reservations')}
            $variant={solid ? 'primary' : 'accent'}
            $size="sm"
          >
            {words('nav.book')}
          </ButtonLink>
        </Booking>
        <MobileMenu />
      </Bar>
    </StickyTop>
  );
};
