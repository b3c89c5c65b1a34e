import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Frieze } from '#web/shared/ui/layout/Frieze.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { art, color, ease, media } from '#web/shared/ui/theme/tokens.ts';
import { MenuBreadcrumb } from './categories/MenuBreadcrumb.tsx';
import { ResponsivePicture } from './items/ResponsivePicture.tsx';
import { categoryTheme, type PictureCrop } from './categories/categoryTheme.ts';
import { categoryKey } from './categories/categoryKeys.ts';
import { CategoryName } from './categories/CategoryName.tsx';
import type { MenuLocation } from './categories/menuLocation.ts';

const Ground = styled.header<{
  $ground: string;
  $tiled: boolean;
  $room: boolean;
}>`
  position: relative;
  overflow: hidden;
  padding: clamp(96px, 9.4vw, 142px) 0 clamp(34px, 4.4vw, 62px);
  color: ${color.surface};
  background: ${({ $ground }) => $ground}
    ${({ $tiled }) => ($tiled ? `${art.tile('pattern-tono')} 50% 0 / 200px` : art.grain)};
  > ${PageWidth} {
    position: relative;
    z-index: 2;
  }
  ${media.narrow} {
    ${({ $room }) => $room && 'padding-bottom: clamp(140px, 29vw, 230px);'}
  }
`;
const Title = styled.h1`
  max-width: 12ch;
  font-size: clamp(2.875rem, 6.9vw, 6.75rem);
  line-height: 0.98;
  font-weight: 590;
  letter-spacing: -0.022em;
  &:focus-visible {
    outline: none;
  }
  ${media.narrow} {
    max-width: min(9ch, 62vw);
    font-size: min(15vw, clamp(2.625rem, 12vw, 4rem));
  }
`;
const Sub = styled.p<{ $beside: boolean }>`
  max-width: 46ch;
  margin-top: 18px;
  font-size: 1.1875rem;
  line-height: 1.5;
  text-wrap: pretty;
  ${media.narrow} {
    font-size: 1.0625rem;
    ${({ $beside }) => $beside && 'max-width: 19ch; text-wrap: balance;'}
  }
`;

const crops = {
  plate: css`
    right: 3%;
    top: 88px;
    width: min(42vw, 620px);
    img {
      width: 100%;
      height: auto;
    }
    ${media.narrow} {
      width: 62vw;
      right: -25%;
      top: 84px;
    }
  `,
  bottles: css`
    right: 5%;
    bottom: -2.4vw;
    width: min(27vw, 400px);
    img {
      width: 100%;
      height: auto;
    }
    ${media.narrow} {
      width: min(56vw, 300px);
      right: clamp(-66px, calc((100vw - 820px) * 0.18), 0px);
      bottom: -14px;
    }
  `,
  scene: css`
    right: 0;
    top: 0;
    bottom: 0;
    width: 54%;
    img {
      width: 100%;
      height: 100%;
      object-fit: cover;
      object-position: 70% 50%;
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background:
        linear-gradient(90deg, ${color.navy}, rgba(18, 36, 79, 0.3) 46%, rgba(18, 36, 79, 0.1)),
        linear-gradient(180deg, rgba(18, 36, 79, 0.75), transparent 42%);
    }
    ${media.narrow} {
      top: auto;
      width: 100%;
      height: clamp(150px, 30vw, 240px);
      img {
        object-position: 50% 72%;
      }
      &::after {
        background: linear-gradient(180deg, ${color.navy}, rgba(18, 36, 79, 0.1) 60%);
      }
    }
  `,
} as const;

const Art = styled.div<{ $crop: Exclude<PictureCrop, 'detail'> }>`
  position: absolute;
  z-index: 1;
  transition: transform 1.1s ${ease};
  ${({ $crop }) => crops[$crop]}
`;

const SIZES = '(max-width: 820px) 62vw, 42vw';
/**
 * Options of the header picture. A plate loads after the text. On phones the dish picture below it
 * is larger and must load first.
 */
const pictures = {
  plate: { width: 640, height: 640, sizes: SIZES, loading: 'afterText' },
  bottles: { width: 640, height: 640, sizes: SIZES, loading: 'eager' },
  scene: { width: 1280, height: 800, sizes: '(max-width: 820px) 86vw, 54vw', loading: 'eager' },
} as const;

const useFocusTitleOnNavigation = (key: string | null) => {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    title.current?.focus({ preventScroll: true });
  }, [key]);
  return title;
};

export const MenuHeader = ({ place }: { place: MenuLocation }) => {
  const words = useTranslation();
  const key = categoryKey(place);
  const title = useFocusTitleOnNavigation(key);
  const look = key && categoryTheme(key);
  const crop = look && (look.crop === 'detail' ? 'bottles' : look.crop);
  return (
    <>
      <Ground data-menu $ground={look?.head ?? color.navy} $tiled={!look} $room={crop === 'scene'}>
        {look && crop && (
          <Art $crop={crop}>
            <ResponsivePicture address={look.picture} {...pictures[crop]} />
          </Art>
        )}
        <PageWidth>
          <MenuBreadcrumb place={place} />
          <Title ref={title} tabIndex={-1}>
            {key ? <CategoryName of={key} /> : words('menu.title')}
          </Title>
          <Sub $beside={look !== null}>{key ? words(`menu.about.${key}`) : words('menu.sub')}</Sub>
        </PageWidth>
      </Ground>
      <Frieze $motif={place.on === 'start' ? 'wave' : 'teeth'} $height={40} />
    </>
  );
};
