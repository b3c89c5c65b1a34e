import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MessageId } from '#web/shared/i18n/loadMessages.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Picture } from '#web/shared/ui/media/Picture.tsx';
import { RevealOnScroll } from '#web/shared/ui/media/RevealOnScroll.tsx';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { art, color, ease, font, media } from '#web/shared/ui/theme/tokens.ts';
import { OpeningNote } from './opening/OpeningNote.tsx';

const Ground = styled.section`
  padding-block: clamp(64px, 8vw, 112px) clamp(48px, 6vw, 88px);
`;
const Heading = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 32px;
  align-items: end;
  margin-bottom: clamp(32px, 4vw, 56px);
  h2 {
    max-width: 13ch;
  }
  @media (max-width: 43.75em) {
    grid-template-columns: 1fr;
  }
`;
const Arches = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: clamp(18px, 2.6vw, 40px);
  margin: 0;
  padding: 0;
  list-style: none;
  @media (max-width: 38.75em) {
    grid-template-columns: 1fr;
    gap: 44px;
  }
`;
const Arch = styled(Link)<{ $edge: string }>`
  position: relative;
  display: block;
  color: ${color.text};
  text-decoration: none;
  > :first-child {
    display: block;
    padding-top: 1px;
    border-radius: 999px 999px 0 0;
    box-shadow: inset 0 0 0 3px ${({ $edge }) => $edge};
  }
  &:focus-visible {
    outline-offset: 8px;
  }
`;
const Opening = styled.span`
  position: relative;
  display: block;
  height: clamp(300px, 38vw, 590px);
  margin: 9px 9px 0;
  overflow: hidden;
  isolation: isolate;
  border-radius: 999px 999px 0 0;
  background: ${color.cobalt};
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
    transition: transform 0.9s ${ease};
  }
  ${media.hover} {
    a:hover & img {
      transform: scale(1.05);
    }
  }
  ${media.narrow} {
    height: 38vw;
    min-height: 270px;
  }
  @media (max-width: 38.75em) {
    height: min(112vw, 580px);
  }
`;
const Sill = styled.span`
  display: block;
  height: 22px;
  margin-inline: -6px;
  background: ${art.tile('frieze-onda-classica')} repeat-x 50% 0 / auto 22px;
`;
const Name = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  padding-top: 20px;
  h3 {
    font-size: clamp(1.625rem, 2.5vw, 2.25rem);
  }
  @media (min-width: 38.8125em) and (max-width: 51.25em) {
    h3 {
      font-size: 1.375rem;
    }
    span {
      font-size: 1.375rem;
    }
  }
  span {
    font: 600 1.875rem/1 ${font.display};
    color: ${color.terracotta};
    transition: transform 0.4s ${ease};
  }
  ${media.hover} {
    a:hover & span {
      transform: translateX(6px);
    }
  }
`;
const Text = styled.p`
  max-width: 36ch;
  margin-top: 6px;
  color: ${color.textMuted};
`;

const quickActions: readonly {
  path: string;
  picture: string;
  edge: string;
  title: MessageId;
  text: MessageId;
}[] = [
  {
    path: '/menu',
    picture: 'arch-menu',
    edge: color.cobalt,
    title: 'home.menu',
    text: 'home.menuText',
  },
  {
    path: '/reservations',
    picture: 'arch-table',
    edge: color.terracotta,
    title: 'home.book',
    text: 'home.bookText',
  },
  {
    path: '/events',
    picture: 'arch-feast',
    edge: color.ochre,
    title: 'home.feast',
    text: 'home.feastText',
  },
];

export const QuickActions = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  return (
    <Ground aria-labelledby="ways-title">
      <PageWidth>
        <Heading>
          <h2 id="ways-title">{words('home.ways')}</h2>
          <OpeningNote />
        </Heading>
        <Arches>
          {quickActions.map(({ path, picture, edge, title, text }, at) => (
            <li key={path}>
              <RevealOnScroll index={at}>
                <Arch to={local(path)} $edge={edge}>
                  <span>
                    <Opening>
                      <Picture
                        name={`scenes/${picture}-560`}
                        width={560}
                        height={757}
                        small={420}
                        sizes="(max-width: 620px) 90vw, 27vw"
                      />
                    </Opening>
                  </span>
                  <Sill />
                  <Name>
                    <h3>{words(title)}</h3>
                    <span aria-hidden="true">→</span>
                  </Name>
                  <Text>{words(text)}</Text>
                </Arch>
              </RevealOnScroll>
            </li>
          ))}
        </Arches>
      </PageWidth>
    </Ground>
  );
};
