import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { dietFilterSearch } from './filter/dietFilter.ts';
import { useDietFilter } from './filter/useDietFilter.ts';

const Row = styled(PageWidth)`
  padding-top: 1.25rem;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 650;
    color: ${color.cobalt};
    text-underline-offset: 4px;
  }
`;

/** Link to the menu on one page. The link keeps the current diet filter. */
export const TableMenuLink = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const filter = dietFilterSearch(useDietFilter());
  return (
    <Row data-screen>
      <Link to={local(`/carta?${filter}`)}>{words('menu.table.link')} →</Link>
    </Row>
  );
};
