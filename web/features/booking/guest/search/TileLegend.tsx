import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Tile } from './tileStyles.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 1rem;
  margin: 0.75rem 0 0;
  padding: 0;
  list-style: none;
  font-size: 0.875rem;
  font-weight: 600;
  li {
    display: flex;
    align-items: center;
    gap: 0.4rem;
  }
  ${Tile} {
    --corner: 0.5rem;
    width: 1.5rem;
    height: 1.5rem;
  }
`;

const states = ['free', 'few', 'full', 'closed'] as const;

export const TileLegend = () => {
  const words = useTranslation();
  return (
    <List aria-label={words('booking.tileLegend')}>
      {states.map((state) => (
        <li key={state}>
          <Tile $state={state} aria-hidden="true" />
          {words(`booking.state.${state}`)}
        </li>
      ))}
    </List>
  );
};
