import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { scrollToSection } from '#web/shared/navigation/scrollToSection.ts';
import { ButtonAnchor } from '#web/shared/ui/controls/Button.ts';
import { BackgroundVideo } from '#web/shared/ui/media/BackgroundVideo.tsx';
import {
  HeroContent,
  HeroGreeting,
  HeroSection,
  HeroTagline,
  upright,
} from '#web/shared/ui/layout/heroStyles.ts';
import { Eyebrow } from '#web/shared/ui/layout/typography.ts';
import { media } from '#web/shared/ui/theme/tokens.ts';
import { QUOTE_SECTION_ID } from './sampleMenuLink.ts';

const Ground = styled(HeroSection)`
  background: #15306c;
  &::before {
    background:
      radial-gradient(
        64% 60% at 14% 44%,
        rgba(8, 14, 40, 0.8),
        rgba(8, 14, 40, 0.5) 56%,
        transparent 90%
      ),
      linear-gradient(180deg, rgba(8, 14, 40, 0.6), transparent 18%);
  }
  /* As high as the window of a small phone, so the button is in view. A longer text adds height. */
  ${media.narrow} {
    display: grid;
    height: auto;
    min-height: min(100svh, 900px);
    &::before {
      background: linear-gradient(
        180deg,
        rgba(8, 14, 40, 0.6),
        rgba(8, 14, 40, 0.52) max(42%, 24rem),
        transparent max(56%, 32rem),
        rgba(8, 14, 40, 0.45)
      );
    }
  }
`;
const Scene = styled(BackgroundVideo)`
  object-position: 50% 60%;
  ${media.narrow} {
    object-position: 50% 100%;
  }
  ${upright} {
    object-position: 50% 58%;
  }
`;
const Inner = styled(HeroContent)`
  align-items: flex-start;
  padding-top: clamp(120px, 18vh, 170px);
  ${media.narrow} {
    height: auto;
    padding-top: 112px;
    > p:last-of-type {
      margin-bottom: 30px;
    }
    > a {
      margin-top: auto;
    }
  }
  @media (max-width: 35em) {
    > a {
      align-self: stretch;
    }
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
  ${upright} {
    max-width: none;
    font-size: 10.4vw;
  }
`;
const Tagline = styled(HeroTagline)`
  margin-top: 30px;
  ${media.narrow} {
    margin-top: 18px;
  }
`;
const Greeting = styled(HeroGreeting)`
  max-width: 40ch;
  text-wrap: pretty;
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
        <Ask href={`#${QUOTE_SECTION_ID}`} onClick={goTo} $variant="accent" data-hero-button>
          {words('events.ask')}
        </Ask>
      </Inner>
    </Ground>
  );
};
