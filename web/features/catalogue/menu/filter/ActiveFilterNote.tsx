import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { isFilterActive, NO_FILTER } from './dietFilter.ts';
import { MENU_START } from '../categories/menuLocation.ts';
import { useDietFilter, useDietFilterText } from './useDietFilter.ts';
import { useMenuUrl } from '../categories/useMenuUrl.ts';

const Note = styled(Alert)`
  margin-top: 28px;
`;

export const ActiveFilterNote = () => {
  const words = useTranslation();
  const path = useMenuUrl();
  const filter = useDietFilter();
  const names = useDietFilterText(filter);
  if (!isFilterActive(filter)) return null;
  return (
    <PageWidth>
      <Note tone="high">
        {words('menu.filter.active', { names })}{' '}
        <Link to={path(MENU_START, NO_FILTER)} preventScrollReset>
          {words('menu.filter.clear')}
        </Link>
      </Note>
    </PageWidth>
  );
};
