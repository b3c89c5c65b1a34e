import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { localizePrice } from '#web/shared/i18n/localizePrice.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Frieze } from '#web/shared/ui/layout/Frieze.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { art, color, media } from '#web/shared/ui/theme/tokens.ts';
import { MenuBreadcrumb } from '../menu/categories/MenuBreadcrumb.tsx';
import { MENU_START } from '../menu/categories/menuLocation.ts';

const Ground = styled.header`
  padding: clamp(5.25rem, 7vw, 6.75rem) 0 clamp(1rem, 2vw, 1.875rem);
  color: ${color.ivory};
  background: ${color.navy} ${art.tile('pattern-tono')} 50% 0 / 200px;
`;
const Columns = styled(PageWidth)`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  nav {
    margin-bottom: 0.375rem;
  }
`;
const Title = styled.h1`
  font-size: min(15vw, clamp(3rem, 6.4vw, 5.75rem));
  line-height: 0.98;
  font-weight: 590;
  letter-spacing: -0.022em;
`;
const Cover = styled.div`
  max-width: 30em;
  font-size: 1.0625rem;
  line-height: 1.55;
`;
const Print = styled.button`
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 650;
  color: ${color.yellow};
  text-decoration: underline;
  text-underline-offset: 4px;
  @media (scripting: none) {
    display: none;
  }
  ${media.narrow} {
    min-height: 3rem;
  }
`;

export const TableMenuHeader = () => {
  const words = useTranslation();
  const { locale } = useIntl();
  const price = localizePrice(venue.coverCharge, locale);
  return (
    <>
      <Ground>
        <Columns>
          <div>
            <MenuBreadcrumb place={MENU_START} beyond={words('menu.table.title')} />
            <Title>{words('menu.table.title')}</Title>
          </div>
          <Cover>
            <p>
              <b>{words('menu.table.cover', { price })}</b> {words('menu.table.coverText')}
            </p>
            <Print type="button" onClick={() => window.print()}>
              {words('menu.table.print')}
            </Print>
          </Cover>
        </Columns>
      </Ground>
      <Frieze $motif="teeth" $height={24} />
    </>
  );
};
