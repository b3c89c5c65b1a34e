import { css, styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import type { ImageLoading } from '#web/shared/ui/media/imageLoading.ts';
import { art, color, ease, font, media } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { AllergenList } from '#web/features/catalogue/allergens/AllergenList.tsx';
import { ClampedText } from './ClampedText.tsx';
import type { MenuDish } from '#web/features/catalogue/localizeMenu.ts';
import { DishBadges } from './DishBadges.tsx';
import { DishPicture } from './DishPicture.tsx';
import { SoldOutMark, soldOutAttribute, soldOutStyles } from './SoldOutMark.tsx';
import { useItalianLangAttribute, useTextLangAttribute } from '../useItalianLangAttribute.ts';

const Sheet = styled.article<{ $pictured: boolean }>`
  ${soldOutStyles}
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  background: ${color.surface};
  &::after {
    content: '';
    position: absolute;
    inset: 7px;
    border: 1.2px solid #1c3f8f3d;
    pointer-events: none;
  }
  ${({ $pictured }) =>
    $pictured
      ? css`
          @media (min-width: 37.5em) {
            flex-direction: row;
          }
        `
      : css`
          &::before {
            content: '';
            height: 24px;
            background: ${art.tile('frieze-foglie-classica')} repeat-x 50% 0 / auto 24px;
          }
        `}
`;
const Ground = styled.div<{ $ground: string }>`
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 1 / 0.9;
  background: ${({ $ground }) => $ground} ${art.grain};
  picture {
    display: contents;
  }
  img {
    width: 82%;
    height: auto;
    transition: transform 0.9s ${ease};
  }
  img[data-photo] {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.hover} {
    article:hover & img:not([data-photo]) {
      transform: rotate(10deg);
    }
  }
  @media (min-width: 37.5em) {
    flex: 0 0 43%;
    max-width: 480px;
    aspect-ratio: auto;
    min-height: 300px;
    img {
      width: min(92%, 400px);
    }
  }
  @media (min-width: 73.8125em) {
    min-height: 340px;
  }
`;
const Body = styled.div<{ $pictured: boolean }>`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: 10px;
  min-width: 0;
  padding: 28px 28px 26px;
  h3 {
    overflow-wrap: anywhere;
  }
  @media (min-width: 51.3125em) {
    ${({ $pictured }) => $pictured && 'padding: 34px 32px 30px;'}
  }
  ${media.narrow} {
    padding: 24px 24px 26px;
  }
`;
export const Price = styled.p`
  margin-top: auto;
  padding-top: 10px;
  font: 600 1.5625rem/1 ${font.display};
  color: ${color.cobalt};
  font-variant-numeric: lining-nums tabular-nums;
  font-feature-settings: 'lnum', 'tnum';
`;
const Whole = styled.p`
  color: #44434f;
  font-size: 1.03125rem;
  line-height: 1.55;
`;

type Props = {
  dish: MenuDish;
  ground: string;
  /** Shows the whole text, as the specification (§2) requires for set menus. */
  whole?: boolean;
  loading?: ImageLoading;
};

export const DishCard = ({ dish, ground, whole = false, loading = 'lazy' }: Props) => {
  const words = useTranslation();
  const italian = useItalianLangAttribute();
  const textLang = useTextLangAttribute(dish)('description');
  const pictured = dish.imageUrl !== null;
  return (
    <Sheet $pictured={pictured} {...soldOutAttribute(dish)}>
      {dish.imageUrl !== null && (
        <Ground $ground={ground}>
          <DishPicture imageUrl={dish.imageUrl} loading={loading} />
        </Ground>
      )}
      <Body $pictured={pictured}>
        {dish.isSoldOut && <SoldOutMark />}
        <DishBadges dish={dish} />
        <h3 {...italian}>{dish.name}</h3>
        {whole ? (
          <Whole {...textLang}>{dish.description}</Whole>
        ) : (
          <ClampedText {...textLang} name={<span {...italian}>{dish.name}</span>}>
            {dish.description}
          </ClampedText>
        )}
        <AllergenList of={dish.allergens} />
        <Price>
          <VisuallyHidden>{words('menu.price')} </VisuallyHidden>
          {dish.price}
        </Price>
      </Body>
    </Sheet>
  );
};
