import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { art, font } from '#web/shared/ui/theme/tokens.ts';
import { categoryTheme } from './categoryTheme.ts';
import { categoryKey } from './categoryKeys.ts';
import { CategoryName } from './CategoryName.tsx';
import { subcategoryLocations, topCategoryLocations, type MenuLocation } from './menuLocation.ts';
import { useMenuUrl } from './useMenuUrl.ts';

const Strip = styled.nav`
  padding-block: clamp(32px, 4vw, 56px);
  h2 {
    margin-bottom: 18px;
    font-size: 1.75rem;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
const Tab = styled(Link)<{ $ground: string; $ink: string }>`
  display: grid;
  align-items: center;
  min-height: 52px;
  padding: 8px 20px;
  font: 600 1.1875rem/1.1 ${font.display};
  text-decoration: none;
  background: ${({ $ground }) => $ground} ${art.grain};
  color: ${({ $ink }) => $ink};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

export const OtherCategories = ({ place }: { place: MenuLocation }) => {
  const words = useTranslation();
  const path = useMenuUrl();
  const here = categoryKey(place);
  const shelves =
    place.on === 'drinks' && place.subcategory ? subcategoryLocations(place.category) : [];
  const others = [...shelves, ...topCategoryLocations].flatMap((other) => {
    const key = categoryKey(other);
    return key && key !== here ? [{ other, key }] : [];
  });
  return (
    <PageWidth>
      <Strip aria-labelledby="altre-categorie">
        <h2 id="altre-categorie">{words('menu.others')}</h2>
        <ul>
          {others.map(({ other, key }) => (
            <li key={key}>
              <Tab
                to={path(other)}
                $ground={categoryTheme(key).ground}
                $ink={categoryTheme(key).ink}
              >
                <CategoryName of={key} />
              </Tab>
            </li>
          ))}
        </ul>
      </Strip>
    </PageWidth>
  );
};
