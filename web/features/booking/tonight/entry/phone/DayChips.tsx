import { useState } from 'react';
import { Chips, PanelInput } from '../panelStyles.ts';
import { listDayChips } from './listDayChips.ts';

type Props = { today: string; date: string; onChange: (date: string) => void };

export const DayChips = ({ today, date, onChange }: Props) => {
  const chips = listDayChips(today);
  const [isOther, setOther] = useState(!chips.some((chip) => chip.date === date));
  const choose = (chosen: string) => {
    setOther(false);
    onChange(chosen);
  };
  return (
    <Chips $phoneColumns={3} role="group" aria-label="Quando">
      {chips.map((chip) => (
        <button
          key={chip.date}
          type="button"
          aria-pressed={!isOther && chip.date === date}
          onClick={() => choose(chip.date)}
        >
          {chip.label}
        </button>
      ))}
      <button type="button" aria-pressed={isOther} onClick={() => setOther(true)}>
        Altro
      </button>
      {isOther && (
        <PanelInput
          type="date"
          aria-label="Data"
          min={today}
          value={date}
          onChange={({ target }) => target.value && onChange(target.value)}
        />
      )}
    </Chips>
  );
};
