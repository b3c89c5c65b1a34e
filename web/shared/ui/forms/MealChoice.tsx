import { styled } from 'styled-components';
import type { MealType } from '#src/contracts/common/fields.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { FieldGroup } from './Field.tsx';
import { color } from '../theme/tokens.ts';
import { radioCardStyles } from './radioCardStyles.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  height: 54px;
  border: 1.5px solid ${color.edge};
  border-radius: 3px;
  background: ${color.surface};
`;
const Half = styled.label`
  ${radioCardStyles}
  > span {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    height: 100%;
    padding-inline: 8px;
    font-weight: 600;
  }
`;

const sun = (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="4.4" fill="currentColor" />
    <path
      d="M10 1v3M10 16v3M1 10h3M16 10h3M3.6 3.6l2 2M14.4 14.4l2 2M16.4 3.6l-2 2M5.6 14.4l-2 2"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </svg>
);
const moon = (
  <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M16.5 12.5A7.5 7.5 0 0 1 7.5 3.5 7.5 7.5 0 1 0 16.5 12.5z" fill="currentColor" />
  </svg>
);

const meals = [
  { meal: 'pranzo', label: 'booking.lunch', icon: sun },
  { meal: 'cena', label: 'booking.dinner', icon: moon },
] as const;

type Props = { value: MealType; onChange: (meal: MealType) => void };

export const MealChoice = ({ value, onChange }: Props) => {
  const words = useTranslation();
  return (
    <FieldGroup legend={words('booking.meal')}>
      <Pair>
        {meals.map(({ meal, label, icon }) => (
          <Half key={meal}>
            <input
              type="radio"
              name="mealType"
              value={meal}
              checked={value === meal}
              onChange={() => onChange(meal)}
            />
            <span>
              {icon}
              {words(label)}
            </span>
          </Half>
        ))}
      </Pair>
    </FieldGroup>
  );
};
