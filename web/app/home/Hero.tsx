import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
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

const FEW_LINES = '@media (max-height: 36em)';

const Ground = styled(HeroSection)`
  background: #173a7c;
  &::before {
    background:
      radial-gradient(
        66% 52% at 20% 40%,
        rgba(11, 24, 56, 0.66),
        rgba(11, 24, 56, 0.42) 52%,
        transparent 88%
      ),
      linear-gradient(180deg, rgba(11, 24, 56, 0.7), transparent 18%);
  }
  ${media.narrow} {
    max-height: 1100px;
    &::before {
      background: linear-gradient(
        180deg,
        rgba(11, 24, 56, 0.62),
        rgba(11, 24, 56, 0.44) 40%,
        transparent 56%,
        rgba(11, 24, 56, 0.05) 74%,
        rgba(11, 24, 56, 0.4)
      );
    }
  }
  ${media.largeText} {
    max-height: none;
  }
  /* In a window of few lines, the words cover the light parts of the picture and add height. */
  ${FEW_LINES} {
    height: auto;
    &::before {
      background: rgba(11, 24, 56, 0.64);
    }
  }
`;
const Scene = styled(BackgroundVideo)`
  ${upright} {
    object-position: 50% 68%;
  }
`;
const Inner = styled(HeroContent)`
  padding-top: clamp(104px, 15.5vh, 150px);
  ${media.narrow} {
    padding-top: 112px;
  }
  ${upright} {
    padding-top: 96px;
    ${Eyebrow} {
      margin-bottom: 12px;
    }
  }
  ${FEW_LINES} {
    height: auto;
    min-height: inherit;
  }
`;
const Name = styled.h1`
  margin-left: -0.035em;
  font-size: clamp(4.75rem, 12.6vw, 12.75rem);
  line-height: 0.86;
  font-weight: 590;
  letter-spacing: -0.028em;
  text-shadow: 0 2px 30px rgba(11, 24, 56, 0.35);
  ${media.narrow} {
    font-size: 19.6vw;
  }
  ${upright} {
    font-size: 15.6vw;
  }
  /*
   * With forced colours, browsers draw a background behind text, which would cover the line above.
   */
  @media (forced-colors: active) {
    line-height: 1.25;
  }
`;
const Tagline = styled(HeroTagline)`
  margin-top: 34px;
  ${media.narrow} {
    margin-top: clamp(18px, 4.6vw, 36px);
  }
  ${upright} {
    margin-top: 20px;
  }
`;
const Greeting = styled(HeroGreeting)`
  max-width: 44ch;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-top: 30px;
  ${media.narrow} {
    display: grid;
    grid-template-columns: 1fr;
    gap: 10px;
    width: 100%;
    max-width: 560px;
    margin-top: auto;
    > a {
      padding-inline: 4px;
    }
  }
  ${upright} {
    grid-template-columns: 1fr 1.7fr 1fr;
    max-width: none;
  }
`;

export const Hero = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  return (
    <Ground id="home">
      <Scene name="hero" />
      <Inner>
        <Eyebrow $dark>{words('brand.kind', { province: venue.address.province })}</Eyebrow>
        <Name>{venue.name}</Name>
        <Tagline>{words('brand.tagline')}</Tagline>
        <Greeting>{words('home.welcome')}</Greeting>
        <Actions>
          <ButtonLink to={local('/menu')} $variant="onDark">
            {words('home.menu')}
          </ButtonLink>
          <ButtonLink to={local('/reservations')} $variant="accent" data-hero-button>
            {words('home.book')}
          </ButtonLink>
          <ButtonLink to={local('/events')} $variant="onDark">
            {words('home.events')}
          </ButtonLink>
        </Actions>
      </Inner>
    </Ground>
  );
};
