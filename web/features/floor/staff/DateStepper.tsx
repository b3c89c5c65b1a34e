import { styled } from 'styled-components';
import { addDays } from '#web/shared/dates/dates.ts';
import { venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';

type Props = { date: string; onDate: (date: string) => void };

export const DateStepper = ({ date, onDate }: Props) => {
  const today = venueToday();
  return (
    <Steps>
      <Step
        $variant="secondary"
        $size="sm"
        aria-label="Giorno precedente"
        disabled={date <= today}
        onClick={() => onDate(addDays(date, -1))}
      >
        ←
      </Step>
      <Field label="Data">
        {(control) => (
          <Input
            {...control}
            type="date"
            min={today}
            value={date}
            onChange={({ target }) => {
              if (target.value >= today) onDate(target.value);
            }}
          />
        )}
      </Field>
      <Step
        $variant="secondary"
        $size="sm"
        aria-label="Giorno successivo"
        onClick={() => onDate(addDays(date, 1))}
      >
        →
      </Step>
    </Steps>
  );
};

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: end;
  input {
    width: 10.625rem;
    min-height: 44px;
    padding-block: 8px;
  }
`;
const Step = styled(Button)`
  width: 48px;
  padding-inline: 0;
  font-size: 1.25rem;
`;
