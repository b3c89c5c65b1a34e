import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { art, color, ease, font, media } from '#web/shared/ui/theme/tokens.ts';
import { ResponsivePicture } from '../items/ResponsivePicture.tsx';
import { categoryTheme, type PictureCrop, type PictureDetail } from './categoryTheme.ts';
import { categoryKey } from './categoryKeys.ts';
import { CategoryName } from './CategoryName.tsx';
import type { MenuLocation } from './menuLocation.ts';
import { useMenuUrl } from './useMenuUrl.ts';

const PHONE = '@media (max-width: 32.5em)';

const crops = {
  plate: css`
    img {
      width: 138%;
      left: 9%;
      bottom: -41%;
    }
    ${PHONE} {
      img {
        width: 130%;
        left: 15%;
        bottom: -25%;
      }
    }
  `,
  bottles: css`
    img {
      width: 68%;
      right: -2%;
      bottom: -13%;
    }
    ${PHONE} {
      img {
        width: 74%;
        right: -6%;
        bottom: -14%;
      }
    }
  `,
  scene: css`
    img {
      right: 0;
      bottom: 0;
      width: 62%;
      height: 100%;
      object-fit: cover;
      object-position: 82% 50%;
    }
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: 1;
      background: linear-gradient(
        96deg,
        ${color.navy} 39%,
        rgba(18, 36, 79, 0.86) 47%,
        transparent 66%
      );
    }
    ${PHONE} {
      img {
        right: auto;
        left: 0;
        top: 34%;
        bottom: auto;
        width: 100%;
        height: 66%;
        object-position: 60% 100%;
      }
      &::before {
        background: linear-gradient(
          180deg,
          ${color.navy} 37%,
          rgba(18, 36, 79, 0.55) 48%,
          transparent 66%
        );
      }
    }
  `,
  detail: css``,
} as const;

type Drawn = {
  $ground: string;
  $ink: string;
  $crop: PictureCrop;
  $wide: boolean;
  $detail: PictureDetail | null;
};

const Sheet = styled(Link)<Drawn>`
  position: relative;
  isolation: isolate;
  display: block;
  height: clamp(21.25rem, 29vw, 27.5rem);
  overflow: hidden;
  text-decoration: none;
  background: ${({ $ground }) => $ground} ${art.grain};
  color: ${({ $ink }) => $ink};
  &::after {
    content: '';
    position: absolute;
    z-index: 3;
    inset: 8px;
    border: 1.5px solid currentColor;
    opacity: 0.32;
    pointer-events: none;
  }
  img {
    position: absolute;
    max-width: none;
    height: auto;
    transition: transform 1.1s ${ease};
  }
  ${({ $crop }) => crops[$crop]}
  ${({ $detail }) =>
    $detail &&
    css`
      img {
        width: auto;
        height: ${$detail.size}%;
        left: 58%;
        bottom: 0;
        translate: -${$detail.x}% 9%;
        clip-path: polygon(${$detail.outline});
        ${PHONE} {
          height: ${$detail.size * 0.84}%;
        }
      }
    `}
  ${media.hover} {
    &:hover img {
      transform: ${({ $crop }) => ($crop === 'plate' ? 'rotate(14deg) scale(1.03)' : 'scale(1.04)')};
    }
  }
  &:focus-visible {
    outline-offset: -6px;
    outline-width: 4px;
  }
  @media (max-width: 67.5em) {
    height: clamp(15.625rem, 66vw, 26.25rem);
    ${({ $wide }) => $wide && 'height: clamp(15.625rem, 44vw, 23.75rem);'}
  }
  ${PHONE} {
    height: 18.75rem;
  }
  ${media.largeText} {
    height: auto;
    img {
      position: static;
      width: 100%;
      height: auto;
      margin-bottom: -24%;
      translate: none;
    }
    &::before {
      content: none;
    }
  }
`;
const Words = styled.div`
  position: absolute;
  z-index: 2;
  inset: 22px 20px auto 24px;
  display: grid;
  gap: 7px;
  justify-items: start;
  ${PHONE} {
    inset: 18px 14px auto 18px;
  }
  ${media.largeText} {
    position: static;
    padding: 18px;
  }
`;
const Count = styled.p`
  font: 700 0.71875rem/1.2 ${font.text};
  letter-spacing: 0.15em;
  text-transform: uppercase;
  opacity: 0.9;
`;
const Title = styled.h2`
  font: 600 clamp(1.75rem, 2.35vw, 2.3125rem)/1.04 ${font.display};
  letter-spacing: -0.012em;
  text-wrap: balance;
  hyphens: auto;
  ${PHONE} {
    font-size: 1.46875rem;
  }
`;
const About = styled.p`
  max-width: 27ch;
  font-size: 1rem;
  text-wrap: pretty;
  line-height: 1.4;
  ${PHONE} {
    font-size: 0.9375rem;
  }
`;

type Props = { place: MenuLocation; count: string; eager: boolean; wide: boolean };

export const CategoryCard = ({ place, count, eager, wide }: Props) => {
  const words = useTranslation();
  const path = useMenuUrl();
  const key = categoryKey(place);
  if (!key) return null;
  const { ground, ink, crop, picture, detail = null } = categoryTheme(key);
  return (
    <Sheet to={path(place)} $ground={ground} $ink={ink} $crop={crop} $wide={wide} $detail={detail}>
      <Words>
        <Count>{count}</Count>
        <Title>
          <CategoryName of={key} />
        </Title>
        <About>{words(`menu.about.${key}`)}</About>
      </Words>
      <ResponsivePicture
        address={picture}
        width={crop === 'scene' ? 1280 : 640}
        height={crop === 'scene' ? 800 : 640}
        sizes="(max-width: 520px) 54vw, (max-width: 1080px) 62vw, 34vw"
        loading={eager ? 'afterText' : 'lazy'}
      />
    </Sheet>
  );
};
