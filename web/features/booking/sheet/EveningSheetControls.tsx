import { Button, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input, Select } from '#web/shared/ui/forms/Input.ts';
import { Controls } from './eveningSheetStyles.ts';
import type { SheetMeal, SheetOrder } from './buildEveningSheet.ts';

type Props = {
  date: string;
  meal: SheetMeal;
  order: SheetOrder;
  onChoose: (next: { date?: string; meal?: SheetMeal; order?: SheetOrder }) => void;
};

export const EveningSheetControls = ({ date, meal, order, onChoose }: Props) => (
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
    <Field label="Ordine">
      {(control) => (
        <Select
          {...control}
          value={order}
          onChange={({ target }) => onChoose({ order: target.value as SheetOrder })}
        >
          <option value="time">Per ora</option>
          <option value="table">Per tavolo</option>
          <option value="name">Per nome</option>
        </Select>
      )}
    </Field>
    <Button $size="sm" onClick={() => window.print()}>
      Stampa
    </Button>
  </Controls>
);
