import { Button, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input, Select } from '#web/shared/ui/forms/Input.ts';
import { Controls } from './eveningSheetStyles.ts';
import type { SheetMeal } from './buildEveningSheet.ts';

type Props = {
  date: string;
  meal: SheetMeal;
  onChoose: (next: { date?: string; meal?: SheetMeal }) => void;
};

export const EveningSheetControls = ({ date, meal, onChoose }: Props) => (
  <Controls>
    <ButtonLink $variant="secondary" $size="sm" to="/admin?tab=reservations">
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
