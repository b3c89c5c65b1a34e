import { css, styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import type { ImageLoading } from '#web/shared/ui/media/imageLoading.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import type { MenuDish } from '#web/features/catalogue/localizeMenu.ts';
import { DishCard } from './DishCard.tsx';

const alone = css`
  > li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
    h3 {
      font-size: 2.5rem;
    }
    article > :last-child {
      justify-content: center;
      padding-inline: clamp(32px, 5vw, 88px);
    }
    article > :last-child > :last-child {
      margin-top: 10px;
    }
    p {
      font-size: 1.15625rem;
    }
    article > :last-child > p:last-child {
      font-size: 1.875rem;
    }
  }
`;
const List = styled.ul<{ $columns: number; $fill: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 28px;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    min-width: 0;
  }
  @media (min-width: 61.3125em) {
    ${({ $columns, $fill }) => $columns === 2 && $fill && alone}
  }
  @media (max-width: 73.75em) {
    ${({ $columns }) => $columns === 3 && 'grid-template-columns: repeat(2, minmax(0, 1fr)); > li:last-child:nth-child(odd) { grid-column: 1 / -1; }'} gap: 22px;
  }
  @media (max-width: 61.25em) {
    ${({ $columns }) => $columns === 2 && 'grid-template-columns: 1fr;'}
  }
  @media (max-width: 37.4375em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const More = styled.h2`
  margin: clamp(36px, 4vw, 56px) 0 22px;
  font-size: 2.125rem;
`;

const grounds = [color.yellow, color.skyBlue, color.peach, color.sage, color.sand, color.frost];

/**
 * Loads the first picture early, because it is the largest element of a phone's first screen. Set
 * menus have a larger picture above it.
 */
const pictureLoading = (at: number, whole: boolean): ImageLoading => {
  if (at === 0 && !whole) return 'eager';
  return at < 2 ? 'afterText' : 'lazy';
};

type Props = { dishes: readonly MenuDish[]; whole?: boolean };

export const DishGrid = ({ dishes, whole = false }: Props) => {
  const words = useTranslation();
  const pictured = dishes.filter(({ imageUrl }) => imageUrl !== null);
  const plain = dishes.filter(({ imageUrl }) => imageUrl === null);
  const row = (some: readonly MenuDish[], columns: number) => (
    <List $columns={columns} $fill={some === pictured}>
      {some.map((dish, at) => (
        <li key={dish.id}>
          <DishCard
            dish={dish}
            ground={grounds[at % grounds.length] ?? color.yellow}
            whole={whole}
            loading={pictureLoading(at, whole)}
          />
        </li>
      ))}
    </List>
  );
  return (
    <>
      <VisuallyHidden as="h2">{words('menu.dishes')}</VisuallyHidden>
      {pictured.length > 0 && row(pictured, 2)}
      {pictured.length > 0 && plain.length > 0 && <More>{words('menu.more')}</More>}
      {plain.length > 0 && row(plain, whole ? 2 : 3)}
    </>
  );
};
