import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { allergens } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import { venue } from '#src/venue.ts';
import { localizePrice } from '#web/shared/i18n/localizePrice.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { allergenNumber } from '../../allergens/AllergenList.tsx';
import { HomemadeSign } from '../items/PrintSigns.tsx';
import { splitPrice } from '../items/splitPrice.ts';
import { onlyInPrint } from '../tableMenuStyles.ts';

const Foot = styled.footer`
  ${onlyInPrint}
  @media print {
    grid-column: 1 / -1;
    margin-top: 3.5mm;
    padding-top: 1.8mm;
    border-top: 0.3mm solid ${color.cobalt};
    font-size: 7.6pt;
    line-height: 1.45;
  }
`;
const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(8, auto);
  justify-content: space-between;
  gap: 0.3mm 4mm;
  margin-bottom: 1mm;
  > b {
    grid-row: 1 / 3;
    font-size: 6.8pt;
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }
  span b {
    color: ${color.cobalt};
  }
`;
const Key = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3mm 3.4mm;
  > :last-child {
    margin-left: auto;
    font-weight: 700;
  }
`;

type Props = { page: number; pages: number; hasLegend: boolean };

/**
 * Foot of a printed sheet. Each sheet explains its signs, because sheets of one menu may lie on
 * different tables.
 */
export const PrintFoot = ({ page, pages, hasLegend }: Props) => {
  const words = useTranslation();
  const { locale } = useIntl();
  const cover = splitPrice(localizePrice(venue.coverCharge, locale));
  const lower = (text: string) => text.toLocaleLowerCase();
  return (
    <Foot>
      {hasLegend && (
        <Numbers>
          <b>{words('menu.allergens')}</b>
          {allergens.map((one) => (
            <span key={one}>
              <b>{allergenNumber(one)}</b> {words(`menu.allergen.${one}`)}
            </span>
          ))}
        </Numbers>
      )}
      <Key>
        <span>
          <HomemadeSign /> {lower(words('menu.badge.isHomemade'))}
        </span>
        <span>
          <b>V</b> {lower(words('menu.diet.vegetarian'))}
        </span>
        <span>
          <b>VG</b> {lower(words('menu.diet.vegan'))}
        </span>
        <span>
          <b>*</b> {words('menu.table.frozen')}
        </span>
        <span>{words('menu.table.inEuros')}</span>
        <span>
          {words('menu.table.cover', { price: cover.amount })} {words('menu.table.perPerson')}
        </span>
        <span>{`${page} / ${pages}`}</span>
      </Key>
    </Foot>
  );
};
