import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { createGlobalStyle, styled } from 'styled-components';
import { allergens } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import { toUtcNoon } from '#web/shared/dates/dates.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Frieze } from '#web/shared/ui/layout/Frieze.ts';
import { PageHeader } from '#web/shared/ui/layout/PageHeader.tsx';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';
import { buildAllergenRegister } from './buildAllergenRegister.ts';
import { MenuBreadcrumb } from '../menu/categories/MenuBreadcrumb.tsx';
import { MenuLoadState } from '../menu/MenuLoadState.tsx';
import { MENU_START } from '../menu/categories/menuLocation.ts';
import { AllergenRegisterTable } from './AllergenRegisterTable.tsx';
import { useMenu } from '../menu/useMenu.ts';

const PrintStyles = createGlobalStyle`
  @media print {
    @page { size: A4 landscape; margin: 12mm; }
    body { background: none; }
    #root > :not(main), main > :not(header, [data-register]), main > header nav { display: none !important; }
    main > header { padding: 0 0 4mm !important; background: none !important; color: #000 !important; }
    main > header > div { padding: 0 !important; max-width: none !important; } main > header h1 { font-size: 22pt !important; max-width: none !important; }
    main > header p { margin-top: 2mm !important; max-width: none !important; font-size: 10pt !important; color: #000 !important; }
  }
`;
const Body = styled(PageWidth)`
  padding-block: clamp(28px, 3.4vw, 48px) clamp(48px, 6vw, 88px);
  @media print {
    padding: 0;
    max-width: none;
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 20px;
  @media (scripting: none) {
    button {
      display: none;
    }
  }
  @media print {
    margin-bottom: 3mm;
    button {
      display: none;
    }
  }
`;
/** On these screens, or with enlarged text on these, the table is wider than the page. */
const NARROWER_THAN_TABLE = '@media screen and (max-width: 704px), screen and (max-width: 27em)';

const ScrollHint = styled.p`
  display: none;
  margin-bottom: 8px;
  font-weight: 650;
  ${NARROWER_THAN_TABLE} {
    display: block;
  }
`;
const ScrollEdge = styled.div`
  position: relative;
  ${NARROWER_THAN_TABLE} {
    &[data-scroll-edge='more']::after {
      content: '';
      position: absolute;
      inset: 0 0 0 auto;
      width: 32px;
      background: linear-gradient(to right, transparent, #14284b73);
      pointer-events: none;
    }
  }
`;
const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
  &:focus-visible {
    outline-offset: 2px;
  }
  @media print {
    overflow: visible;
  }
`;
const Caution = styled.p`
  max-width: 76ch;
  margin-top: 24px;
  color: ${color.textMuted};
  @media print {
    margin-top: 4mm;
    font-size: 8.5pt;
    color: #000;
  }
`;

const isScrolledToEnd = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): boolean =>
  scrollLeft + clientWidth >= scrollWidth - 1;

/**
 * Shows that the table continues beyond the edge of a narrow screen. Otherwise a dish whose
 * allergens are in the hidden columns seems to contain none.
 */
const ScrollableTable = ({ children }: { children: ReactNode }) => {
  const words = useTranslation();
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <>
      <ScrollHint>{words('menu.register.scroll', { n: allergens.length })}</ScrollHint>
      <ScrollEdge data-scroll-edge={isAtEnd ? 'end' : 'more'}>
        <Scroller
          tabIndex={0}
          role="region"
          aria-label={words('menu.register.table')}
          onScroll={({ currentTarget }) => setIsAtEnd(isScrolledToEnd(currentTarget))}
        >
          {children}
        </Scroller>
      </ScrollEdge>
    </>
  );
};

export const AllergenRegisterPage = () => {
  const words = useTranslation();
  const { formatDate } = useIntl();
  const date = useSelector(selectToday);
  const { card, failed, retry } = useMenu();
  return (
    <>
      <PrintStyles />
      <PageHeader
        title={words('menu.register.title')}
        sub={words('menu.register.sub')}
        above={<MenuBreadcrumb place={MENU_START} beyond={words('menu.register.crumb')} />}
      />
      <Frieze $motif="teeth" $height={40} />
      {card ? (
        <Body data-register>
          <Line>
            <p>
              {date &&
                words('menu.register.date', {
                  date: formatDate(toUtcNoon(date), {
                    day: 'numeric',
                    month: 'long',
                    year: 'numeric',
                  }),
                })}
            </p>
            <Button onClick={() => window.print()}>{words('menu.register.print')}</Button>
          </Line>
          <ScrollableTable>
            <AllergenRegisterTable groups={buildAllergenRegister(card)} />
          </ScrollableTable>
          <Caution>{words('menu.legend.text')}</Caution>
        </Body>
      ) : (
        <MenuLoadState failed={failed} retry={retry} />
      )}
    </>
  );
};
