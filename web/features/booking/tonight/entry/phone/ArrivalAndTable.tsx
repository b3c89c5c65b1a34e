import { listArrivalTimes } from '#src/contracts/booking/arrival-times.ts';
import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { Chips, Label, PanelSelect } from '../panelStyles.ts';
import type { PhoneDraft } from './phoneDraft.ts';

type Props = {
  draft: PhoneDraft;
  turn: TurnForParty;
  onChange: (change: Partial<PhoneDraft>) => void;
};

export const ArrivalAndTable = ({ draft, turn, onChange }: Props) => (
  <>
    <Label>Arrivo</Label>
    <Chips role="group" aria-label="Arrivo">
      {listArrivalTimes(turn).map((time) => (
        <button
          key={time}
          type="button"
          aria-pressed={draft.arrivalTime === time}
          onClick={() => onChange({ arrivalTime: draft.arrivalTime === time ? '' : time })}
        >
          {time}
        </button>
      ))}
    </Chips>
    <Label>Tavolo</Label>
    <PanelSelect
      aria-label="Tavolo"
      value={chosenTableId(draft, turn) ?? ''}
      onChange={({ target }) => onChange({ tableId: target.value })}
    >
      {turn.tables.map(({ id, name, capacity }, at) => (
        <option key={id} value={id}>
          {name} · {capacity} posti{at === 0 ? ' · il più adatto' : ''}
        </option>
      ))}
      <option value="">Lo scegliamo dopo</option>
    </PanelSelect>
  </>
);

/** The table of the draft, without a choice the most suitable one, or null. */
export const chosenTableId = ({ tableId }: PhoneDraft, { tables }: TurnForParty): string | null =>
  (tableId ?? tables[0]?.id ?? '') || null;
