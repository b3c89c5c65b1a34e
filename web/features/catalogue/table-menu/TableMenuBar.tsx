import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color, gutter } from '#web/shared/ui/theme/tokens.ts';
import type { CategoryKey } from '../menu/categories/categoryKeys.ts';
import { CategoryTabs } from './CategoryTabs.tsx';
import { OPEN_PANEL_ID, PANEL_ID } from './filter/FilterPanel.tsx';
import { SearchField } from './filter/SearchField.tsx';
import type { TableMenuQuery } from './filter/tableMenuQuery.ts';
import { ViewChoice } from './filter/ViewChoice.tsx';
import { SHEET_BELOW, STACKED, notInPrint } from './tableMenuStyles.ts';

/** Height of the row with the search field. On phones, this row scrolls out of view. */
const SEARCH_ROW = '3.5rem';

const Bar = styled.div`
  position: sticky;
  z-index: 5;
  top: var(--ribbon-height, 0px);
  background: ${color.ivory};
  border-bottom: 1px solid ${color.linen};
  > div {
    max-width: 1680px;
    margin: auto;
    padding: 0.75rem ${gutter} 0;
  }
  ${STACKED} {
    top: calc(var(--ribbon-height, 0px) - ${SEARCH_ROW});
  }
  /* A fixed bar would cover most of a low screen, or of a screen with enlarged text. */
  @media (max-height: 32em) {
    position: static;
  }
  ${notInPrint}
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem 0.75rem;
  ${STACKED} {
    flex-wrap: wrap;
  }
`;
const AskButton = styled.button`
  display: none;
  position: relative;
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  margin-left: auto;
  padding: 0 0.75rem;
  border: 1px solid ${color.cobalt};
  background: ${color.surface};
  color: ${color.cobalt};
  font-weight: 650;
  font-size: 0.9375rem;
  line-height: 1.15;
  span {
    position: absolute;
    top: -0.375rem;
    right: -0.375rem;
    min-width: 1.6em;
    line-height: 1.6;
    font-size: 0.875rem;
    background: ${color.cobalt};
    color: ${color.ivory};
  }
  ${STACKED} {
    flex: 1 1 5.5rem;
    max-width: max-content;
  }
  ${SHEET_BELOW} {
    @media (scripting: enabled) {
      display: inline-flex;
    }
  }
`;

type Props = {
  query: TableMenuQuery;
  keys: readonly CategoryKey[];
  isAsking: boolean;
  onAsk: () => void;
};

export const TableMenuBar = ({ query, keys, isAsking, onAsk }: Props) => {
  const words = useTranslation();
  const chosen = query.without.length + query.diets.length;
  return (
    <Bar>
      <div>
        <Row>
          <SearchField text={query.text} />
          <ViewChoice view={query.view} />
          <AskButton
            type="button"
            id={OPEN_PANEL_ID}
            aria-expanded={isAsking}
            aria-controls={PANEL_ID}
            onClick={onAsk}
          >
            {words('menu.table.ask')}
            {chosen > 0 && <span>{chosen}</span>}
          </AskButton>
        </Row>
        <CategoryTabs keys={keys} />
      </div>
    </Bar>
  );
};
