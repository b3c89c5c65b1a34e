import { styled } from 'styled-components';
import { TableDrawing } from '#web/shared/floor-plan/TableDrawing.tsx';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';

const states = ['free', 'chosen', 'unsuitable'] as const;

export const PlanLegend = () => {
  const words = useTranslation();
  return (
    <Legend aria-label={words('booking.legend')}>
      {states.map((state) => (
        <li key={state} data-state={state}>
          <span>
            <TableDrawing shape="square" seats={4} />
          </span>
          {words(`booking.legend.${state}`)}
          {state === 'chosen' && <span aria-hidden="true">✓</span>}
        </li>
      ))}
    </Legend>
  );
};

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  margin-block-start: 1rem;
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;
  li {
    display: flex;
    gap: 0.6rem;
    align-items: center;
  }
  li > :first-child {
    width: 2.5rem;
  }
  [data-state='chosen'] {
    .top,
    .stool {
      fill: ${color.cobalt};
      stroke: none;
    }
    .cloth {
      stroke: ${color.yellow};
    }
  }
  [data-state='unsuitable'] {
    .top {
      fill: #efe9da;
      stroke: #6b675c;
      stroke-dasharray: 5 4;
    }
    .stool,
    .cloth {
      display: none;
    }
  }
  @media (forced-colors: active) {
    [data-state='chosen'] .top {
      fill: Highlight;
    }
  }
`;
