import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../../shared/i18n/useWords.ts';
import { PRESERVE_SCROLL } from '../../shared/stay.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { PageWidth } from '../../shared/ui/text.ts';
import { isFilterActive, NO_FILTER } from './dietFilter.ts';
import { MENU_START } from './menuPlaces.ts';
import { useDietFilter, useDietFilterText } from './useFilter.ts';
import { useMenuUrl } from './useMenuPath.ts';

const Note = styled(Alert)`
  margin-top: 28px;
`;

/** On the first page: which filter counts the dishes there, and the way to be rid of it. */
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
        <Link to={path(MENU_START, NO_FILTER)} state={PRESERVE_SCROLL}>
          {words('menu.filter.clear')}
        </Link>
      </Note>
    </PageWidth>
  );
};
