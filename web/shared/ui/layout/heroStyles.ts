import { styled } from 'styled-components';
import { color, font, media } from '../theme/tokens.ts';
import { PageWidth, Eyebrow } from './typography.ts';

/** Widths of large telephones and upright tablets. */
export const upright = '@media (min-width: 35em) and (max-width: 51.25em)';

/** A section as high as the window, with a background video. Pages add its shade in `::before`. */
export const HeroSection = styled.section`
  position: relative;
  height: min(100vh, 1000px);
  min-height: 640px;
  overflow: hidden;
  color: ${color.ivory};
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  ${media.narrow} {
    height: 100svh;
    min-height: 700px;
  }
  ${media.largeText} {
    height: auto;
    max-height: none;
  }
`;
export const HeroContent = styled(PageWidth)`
  position: relative;
  z-index: 2;
  display: flex;
  flex-direction: column;
  height: 100%;
  ${Eyebrow} {
    margin-bottom: 18px;
  }
  ${media.narrow} {
    padding-block: 112px 26px;
  }
  ${media.largeText} {
    height: auto;
    min-height: 700px;
  }
`;
export const HeroTagline = styled.p`
  font: italic 430 clamp(1.5rem, 2.55vw, 2.375rem)/1.2 ${font.display};
  color: ${color.straw};
  text-shadow: 0 1px 14px rgba(11, 24, 56, 0.5);
`;
export const HeroGreeting = styled.p`
  margin-top: 12px;
  font-size: 1.125rem;
  font-weight: 500;
  text-shadow: 0 1px 12px rgba(11, 24, 56, 0.65);
  ${media.narrow} {
    font-size: 1.03125rem;
  }
`;
