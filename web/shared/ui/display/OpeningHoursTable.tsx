import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { weekdayOf } from '#web/shared/dates/dates.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import {
  formatOpeningDays,
  isOpenOn,
  formatTimeRange,
} from '#web/shared/dates/formatOpeningHours.ts';
import { color, media } from '../theme/tokens.ts';
import { visuallyHiddenStyles, VisuallyHidden } from '../theme/VisuallyHidden.ts';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';

const Hours = styled.table`
  width: 100%;
  margin: 18px 0 24px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption,
  thead {
    ${visuallyHiddenStyles}
  }
  th,
  td {
    padding: 17px 0;
    border-bottom: 1px solid #1c3f8f2e;
    text-align: left;
    font-weight: 500;
  }
  tbody th {
    font-weight: 700;
    padding-right: 6px;
  }
  td {
    text-align: right;
    white-space: nowrap;
    padding-left: 8px;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  ${media.largeText} {
    tbody :is(th, td) {
      display: block;
      text-align: left;
    }
  }
  tr[data-today] th::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-right: 10px;
    border-radius: 50%;
    background: ${color.green};
    vertical-align: 2px;
  }
  ${media.narrow} {
    th,
    td {
      padding-block: 11px;
      vertical-align: top;
    }
    tbody th {
      padding-right: 4px;
    }
    td {
      padding-left: 6px;
      font-size: 0.9375rem;
    }
    tr[data-today] th::before {
      margin-right: 7px;
    }
  }
  @media (max-width: 22em) {
    td {
      padding-left: 4px;
      font-size: 0.8125rem;
    }
  }
`;

export const OpeningHoursTable = () => {
  const words = useTranslation();
  const { locale } = useIntl();
  const date = useSelector(selectToday);
  return (
    <Hours>
      <caption>{words('contact.hours')}</caption>
      <thead>
        <tr>
          <th scope="col">{words('contact.days')}</th>
          <th scope="col">{words('booking.lunch')}</th>
          <th scope="col">{words('booking.dinner')}</th>
        </tr>
      </thead>
      <tbody>
        {venue.openingHours.map((opening) => {
          const isToday = date !== '' && isOpenOn(opening, weekdayOf(date));
          return (
            <tr key={opening.days} {...(isToday ? { 'data-today': true } : {})}>
              <th scope="row">
                {formatOpeningDays(opening, locale)}
                {isToday && <VisuallyHidden> ({words('contact.today')})</VisuallyHidden>}
              </th>
              <td>{formatTimeRange(opening.lunch)}</td>
              <td>{formatTimeRange(opening.dinner)}</td>
            </tr>
          );
        })}
      </tbody>
    </Hours>
  );
};
