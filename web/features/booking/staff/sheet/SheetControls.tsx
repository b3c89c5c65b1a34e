import { Button, ButtonLink } from '../../../../shared/ui/Button.ts';
import { Field } from '../../../../shared/ui/Field.tsx';
import { Input, Select } from '../../../../shared/ui/Input.ts';
import { Controls } from './sheetLook.ts';
import type { SheetMeal } from './sheetOf.ts';

type Props = {
  date: string;
  meal: SheetMeal;
  onChoose: (next: { date?: string; meal?: SheetMeal }) => void;
};

/** Which sheet, and the printer; none of it is printed. */
export const EveningSheetControls = ({ date, meal, onChoose }: Props) => (
  <Controls>
    <ButtonLink $variant="line" $size="sm" to="/admin?tab=reservations">
      ← Prenotazioni
    </ButtonLink>
    <Field label="Data">
      {(control) => (
        <Input
          {...control}
          type="date"
          value={date}
          onChange={({ target }) => {
            if (target.value) onChoose({ date: target.value });
          }}
        />
      )}
    </Field>
    <Field label="Servizio">
      {(control) => (
        <Select
          {...control}
          value={meal}
          onChange={({ target }) => onChoose({ meal: target.value as SheetMeal })}
        >
          <option value="all">Tutto il giorno</option>
          <option value="pranzo">Solo pranzo</option>
          <option value="cena">Solo cena</option>
        </Select>
      )}
    </Field>
    <Button $size="sm" onClick={() => window.print()}>
      Stampa
    </Button>
  </Controls>
);
