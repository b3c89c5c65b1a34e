import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { scrollToSection } from '#web/shared/navigation/scrollToSection.ts';
import { ButtonAnchor } from '#web/shared/ui/controls/Button.ts';
import { BackgroundVideo } from '#web/shared/ui/media/BackgroundVideo.tsx';
import { Eyebrow, PageWidth } from '#web/shared/ui/layout/typography.ts';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { QUOTE_SECTION_ID } from './sampleMenuLink.ts';

const Ground = styled.section`
  position: relative;
  height: min(100vh, 1000px);
  min-height: 640px;
  overflow: hidden;
  background: #15306c;
  color: ${color.ivory};
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    background:
      radial-gradient(
        64% 60% at 14% 44%,
        rgba(8, 14, 40, 0.8),
        rgba(8, 14, 40, 0.5) 56%,
        transparent 90%
      ),
      linear-gradient(180deg, rgba(8, 14, 40, 0.6), transparent 18%);
  }
  ${media.narrow} {
    height: 100svh;
    min-height: 700px;
    max-height: 900px;
    &::before {
      background: linear-gradient(
        180deg,
        rgba(8, 14, 40, 0.6),
        rgba(8, 14, 40, 0.36) 42%,
        transparent 56%,
        rgba(8, 14, 40, 0.45)
      );
    }
  }
  ${media.largeText} {
    height: auto;
    max-height: none;
  }
`;
const between = '@media (min-width: 35em) and (max-width: 51.25em)';
const Scene = styled(BackgroundVideo)`
  object-position: 50% 60%;
  ${media.narrow} {
    object-position: 50% 100%;
  }
  ${between} {
    object-position: 50% 58%;
  }
`;
const Inner = styled(PageWidth)`
  position: relative;
  z-index: 2;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  height: 100%;
  padding-top: clamp(120px, 18vh, 170px);
  ${Eyebrow} {
    margin-bottom: 18px;
  }
  ${media.narrow} {
    padding-block: 112px 26px;
    > a {
      margin-top: auto;
    }
  }
  @media (max-width: 35em) {
    > a {
      align-self: stretch;
    }
  }
  ${media.largeText} {
    height: auto;
    min-height: 700px;
  }
`;
const Title = styled.h1`
  max-width: 8.4ch;
  margin-left: -0.02em;
  font-size: clamp(3.375rem, 7.6vw, 7.75rem);
  line-height: 0.92;
  font-weight: 590;
  letter-spacing: -0.02em;
  text-shadow: 0 2px 30px rgba(11, 24, 56, 0.35);
  ${media.narrow} {
    font-size: min(14.6vw, 5.375rem);
  }
  ${between} {
    max-width: none;
    font-size: 10.4vw;
  }
`;
const Tagline = styled.p`
  margin-top: 30px;
  font: italic 430 clamp(1.5rem, 2.55vw, 2.375rem)/1.2 ${font.display};
  color: ${color.straw};
  text-shadow: 0 1px 14px rgba(11, 24, 56, 0.5);
  ${media.narrow} {
    margin-top: 18px;
  }
`;
const Greeting = styled.p`
  max-width: 40ch;
  margin-top: 12px;
  font-size: 1.125rem;
  font-weight: 500;
  text-wrap: pretty;
  text-shadow: 0 1px 12px rgba(11, 24, 56, 0.65);
  ${media.narrow} {
    font-size: 1.03125rem;
  }
`;
const Ask = styled(ButtonAnchor)`
  margin-top: 30px;
`;

export const EventsHero = () => {
  const words = useTranslation();
  const goTo = (press: MouseEvent) => {
    if (press.metaKey || press.ctrlKey) return;
    press.preventDefault();
    scrollToSection(QUOTE_SECTION_ID);
  };
  return (
    <Ground>
      <Scene name="festa" />
      <Inner>
        <Eyebrow $dark>{words('events.eyebrow')}</Eyebrow>
        <Title>{words('events.title')}</Title>
        <Tagline>{words('events.tagline')}</Tagline>
        <Greeting>{words('events.welcome')}</Greeting>
        <Ask href={`#${QUOTE_SECTION_ID}`} onClick={goTo} $variant="accent">
          {words('events.ask')}
        </Ask>
      </Inner>
    </Ground>
  );
};
