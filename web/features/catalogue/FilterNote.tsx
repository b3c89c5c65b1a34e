import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useWords } from '../../shared/i18n/useWords.ts';
import { STAY } from '../../shared/stay.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Wrap } from '../../shared/ui/text.ts';
import { isFiltering, NO_FILTER } from './dietFilter.ts';
import { START } from './menuPlaces.ts';
import { useFilter, useFilterNames } from './useFilter.ts';
import { useMenuPath } from './useMenuPath.ts';

const Note = styled(Alert)`
  margin-top: 28px;
`;

/** On the first page: which filter counts the dishes there, and the way to be rid of it. */
export const FilterNote = () => {
  const words = useWords();
  const path = useMenuPath();
  const filter = useFilter();
  const names = useFilterNames(filter);
  if (!isFiltering(filter)) return null;
  return (
    <Wrap>
      <Note tone="high">
        {words('menu.filter.active', { names })}{' '}
        <Link to={path(START, NO_FILTER)} state={STAY}>
          {words('menu.filter.clear')}
        </Link>
      </Note>
    </Wrap>
  );
};
