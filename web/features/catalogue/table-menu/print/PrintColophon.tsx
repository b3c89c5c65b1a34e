import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { languageNames, languages } from '#src/contracts/languages.ts';
import { venue } from '#src/venue.ts';
import { toUtcNoon } from '#web/shared/dates/dates.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { selectOrigin, selectToday } from '#web/shared/store/serverContextSlice.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { TABLE_MENU_PATH } from '../filter/useTableMenuFilter.ts';
import { onlyInPrint } from '../tableMenuStyles.ts';

const Colophon = styled.div`
  ${onlyInPrint}
  @media print {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    align-self: end;
    gap: 5mm;
    font-size: 9.4pt;
    line-height: 1.5;
    img {
      width: 28mm;
      height: 28mm;
    }
    p:last-child {
      color: ${color.textMuted};
    }
  }
`;

const useMenuDate = (): string => {
  const { formatDate } = useIntl();
  const today = useSelector(selectToday);
  return today && formatDate(toUtcNoon(today), { day: 'numeric', month: 'long', year: 'numeric' });
};

export const PrintColophon = () => {
  const words = useTranslation();
  const date = useMenuDate();
  const address = `${new URL(useSelector(selectOrigin)).host}${TABLE_MENU_PATH}`;
  return (
    <Colophon>
      <img src="/menu-qr.svg" alt={words('menu.table.qr', { address })} />
      <div>
        <p>
          <b>{words('menu.table.sameMenu')}</b>
        </p>
        <p>
          {address} · {languages.map((one) => languageNames[one]).join(', ')}
        </p>
        <p>
          {words('brand.address', venue.address)} · {venue.phone.display}
        </p>
        <p>{words('menu.table.date', { date })}</p>
      </div>
    </Colophon>
  );
};
