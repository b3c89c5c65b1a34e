import { styled } from 'styled-components';
import { ease, media } from '#web/shared/ui/theme/tokens.ts';

export const Reason = styled.li<{ $ground: string; $ink: string }>`
  position: relative;
  overflow: hidden;
  min-height: clamp(26.25rem, 34vw, 35rem);
  padding: 40px clamp(26px, 2.3vw, 44px);
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
  &::after {
    content: '';
    position: absolute;
    inset: 12px;
    border: 1.5px solid currentColor;
    border-radius: 3px;
    opacity: 0.34;
    pointer-events: none;
  }
  h3,
  p {
    position: relative;
    z-index: 1;
  }
  h3 {
    font-size: clamp(1.6875rem, 2.15vw, 2.25rem);
  }
  p {
    max-width: 27ch;
    margin-top: 12px;
    text-wrap: pretty;
  }
  picture {
    position: absolute;
    right: -19%;
    bottom: -25%;
    width: min(92%, 27.5rem);
  }
  img {
    width: 100%;
    height: auto;
    transition: transform 1.1s ${ease};
  }
  ${media.hover} {
    &:hover img {
      transform: rotate(12deg);
    }
  }
  ${media.reducedMotion} {
    &:hover img {
      transform: none;
    }
  }
  ${media.medium} {
    min-height: 27.5rem;
  }
  @media (max-width: 35em) {
    min-height: 20.625rem;
    padding-block: 36px;
    picture {
      right: -14%;
      bottom: -34%;
      width: 72%;
    }
  }
  ${media.largeText} {
    min-height: 0;
    padding-bottom: 0;
    picture {
      position: static;
      display: block;
      width: 100%;
      margin: 12px 0 -30%;
    }
  }
`;
