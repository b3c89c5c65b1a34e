import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { allergens } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import { allergenNumber, AllergenNumberTile } from './AllergenList.tsx';

const Ground = styled.section`
  background: ${color.sand};
  padding-block: clamp(40px, 5vw, 72px);
`;
const Inner = styled(PageWidth)`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: 24px clamp(28px, 5vw, 80px);
  align-items: start;
  h2 {
    font-size: clamp(1.875rem, 3vw, 2.625rem);
  }
  p {
    margin-top: 14px;
    max-width: 54ch;
  }
  a {
    display: inline-block;
    margin-top: 12px;
    padding-block: 8px;
    font-weight: 650;
    color: ${color.cobalt};
    text-underline-offset: 4px;
  }
  ${media.narrow} {
    grid-template-columns: 1fr;
  }
`;
const List = styled.ul`
  columns: 3 200px;
  column-gap: 28px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    padding-block: 7px;
    line-height: 1.3;
    break-inside: avoid;
  }
  ${AllergenNumberTile} {
    min-width: 24px;
  }
`;

export const AllergenLegend = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  return (
    <Ground aria-labelledby="allergeni">
      <Inner>
        <div>
          <h2 id="allergeni">{words('menu.legend.title')}</h2>
          <p>{words('menu.legend.text')}</p>
          <Link to={local('/menu/allergeni')}>{words('menu.legend.register')}</Link>
        </div>
        <List>
          {allergens.map((one) => (
            <li key={one}>
              <AllergenNumberTile>{allergenNumber(one)}</AllergenNumberTile>
              {words(`menu.allergenFull.${one}`)}
            </li>
          ))}
        </List>
      </Inner>
    </Ground>
  );
};
