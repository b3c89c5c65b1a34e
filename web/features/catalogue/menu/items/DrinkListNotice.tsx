import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';

const Panel = styled(Card)`
  h2 {
    font-size: clamp(1.625rem, 2.4vw, 2.125rem);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11.25rem, 100%), 1fr));
    gap: 10px 36px;
    margin: 14px 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: relative;
    padding-left: 22px;
  }
  li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.5em;
    width: 10px;
    height: 10px;
    background: ${color.terracotta};
    transform: rotate(45deg);
  }
`;

export const DrinkNotes = () => {
  const words = useTranslation();
  return (
    <PageWidth>
      <Panel $tone="sand">
        <h2>{words('menu.drink.notesTitle')}</h2>
        <ul>
          <li>{words('menu.drink.season')}</li>
          <li>{words('menu.drink.allergies')}</li>
          <li>{words('menu.drink.some')}</li>
        </ul>
      </Panel>
    </PageWidth>
  );
};
