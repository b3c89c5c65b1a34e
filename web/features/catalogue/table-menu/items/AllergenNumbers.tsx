import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { allergens } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { allergenNumber } from '../../allergens/AllergenList.tsx';
import { STACKED } from '../tableMenuStyles.ts';

const Legend = styled.section`
  h2 {
    margin-bottom: 0.5rem;
    font-size: 1.6rem;
  }
  p {
    max-width: 70ch;
    margin-top: 0.75rem;
    font-size: 0.9375rem;
  }
  a {
    display: inline-block;
    padding-block: 0.5rem;
    font-weight: 650;
    color: ${color.cobalt};
    text-underline-offset: 4px;
  }
  @media print {
    grid-column: 1 / -1;
    margin-top: 6mm;
    h2 {
      margin-bottom: 1.6mm;
      font-size: 15pt;
    }
    p {
      max-width: none;
      margin-top: 2mm;
      font-size: 8.8pt;
      line-height: 1.4;
    }
    a {
      display: none;
    }
  }
`;
const List = styled.ol`
  columns: 2;
  column-gap: 3rem;
  margin: 0;
  padding: 0;
  list-style: none;
  b {
    display: inline-block;
    min-width: 1.7em;
    color: ${color.cobalt};
  }
  @media screen {
    ${STACKED} {
      columns: 1;
    }
  }
  @media print {
    column-gap: 12mm;
    font-size: 9.4pt;
    line-height: 1.5;
  }
`;

export const AllergenNumbers = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  return (
    <Legend aria-labelledby="legenda">
      <h2 id="legenda">{words('menu.legend.title')}</h2>
      <List>
        {allergens.map((one) => (
          <li key={one}>
            <b>{allergenNumber(one)}</b>
            {words(`menu.allergenFull.${one}`)}
          </li>
        ))}
      </List>
      <p>{words('menu.legend.text')}</p>
      <Link to={local('/menu/allergeni')}>{words('menu.legend.register')}</Link>
    </Legend>
  );
};
