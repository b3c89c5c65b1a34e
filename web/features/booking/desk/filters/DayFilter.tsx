import { styled } from 'styled-components';
import { dayAfter } from '#web/shared/dates/formatItalianDates.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { resolveDate, type SelectedDay } from './deskFilterParams.ts';

type Props = { day: SelectedDay; onDay: (day: SelectedDay) => void };

const presets = [
  ['all', 'Tutte le date'],
  ['today', 'Oggi'],
  ['tomorrow', 'Domani'],
] as const;

export const DayFilter = ({ day, onDay }: Props) => {
  const date = resolveDate(day);
  const step = (days: number) =>
    onDay(date ? dayAfter(date, days) : days > 0 ? 'tomorrow' : 'today');
  return (
    <Days>
      <Group role="group" aria-label="Giorno">
        {presets.map(([key, label]) => (
          <Choice key={key} type="button" aria-pressed={day === key} onClick={() => onDay(key)}>
            {label}
          </Choice>
        ))}
      </Group>
      <Exact>
        {date && (
          <Step
            $variant="secondary"
            $size="sm"
            aria-label="Giorno precedente"
            onClick={() => step(-1)}
          >
            ←
          </Step>
        )}
        <Date label="Data">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={date ?? ''}
              onChange={({ target }) => onDay(target.value || 'all')}
            />
          )}
        </Date>
        {date && (
          <Step
            $variant="secondary"
            $size="sm"
            aria-label="Giorno successivo"
            onClick={() => step(1)}
          >
            →
          </Step>
        )}
      </Exact>
    </Days>
  );
};

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 16px;
  align-items: end;
  ${media.narrow} {
    gap: 10px;
  }
`;
const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  background: ${color.surface};
`;
const Choice = styled.button`
  position: relative;
  min-height: 44px;
  padding: 0 14px;
  border: 0;
  background: none;
  box-shadow: inset 0 0 0 1.5px #1c3f8f40;
  font: 600 0.9375rem/1 ${font.text};
  white-space: nowrap;
  & + & {
    margin-left: -1.5px;
  }
  &:hover {
    background: #dce6f2;
  }
  &[aria-pressed='true'] {
    z-index: 1;
    background: ${color.cobalt};
    color: ${color.ivory};
    box-shadow: none;
  }
  &:focus-visible {
    z-index: 2;
  }
`;
const Exact = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: end;
`;
const Date = styled(Field)`
  width: 10.5rem;
  label {
    ${visuallyHiddenStyles}
  }
  input {
    min-height: 44px;
    padding-block: 8px;
  }
`;
const Step = styled(Button)`
  width: 44px;
  padding-inline: 0;
  font-size: 1.25rem;
`;
