import { listArrivalTimes } from '#src/contracts/booking/arrival-times.ts';
import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { useServiceMoment } from '../../useServiceMoment.ts';
import { isQuarterToCome } from '../isQuarterToCome.ts';
import { toTableSetKey } from '../../../tableSet.ts';
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
    <Chips $equal role="group" aria-label="Arrivo">
      {useArrivalTimes(draft, turn).map((time) => (
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
      value={chosenTablesKey(draft, turn)}
      onChange={({ target }) => onChange({ tableId: target.value })}
    >
      {turn.tables.map((one, at) => (
        <option key={keyOf(one)} value={keyOf(one)}>
          {one.name} · {one.capacity} posti{at === 0 ? ' · il più adatto' : ''}
        </option>
      ))}
      <option value="">Lo scegliamo dopo</option>
    </PanelSelect>
  </>
);

/** A time that the draft already contains stays listed, so that staff can remove it. */
const useArrivalTimes = ({ date, arrivalTime }: PhoneDraft, turn: TurnForParty): string[] => {
  const moment = useServiceMoment();
  return listArrivalTimes(turn).filter(
    (time) => time === arrivalTime || isQuarterToCome(time, date, moment),
  );
};

type SuitableTables = TurnForParty['tables'][number];

const keyOf = ({ id, joinedTableIds }: SuitableTables): string =>
  toTableSetKey({ tableId: id, joinedTableIds });

/**
 * Returns the tables that the draft names. If staff chose none, returns the most suitable tables.
 * Undefined if there are none.
 */
export const findChosenTables = (
  { tableId }: PhoneDraft,
  { tables }: TurnForParty,
): SuitableTables | undefined =>
  tableId === null ? tables[0] : tables.find((one) => keyOf(one) === tableId);

/** Returns the key of the chosen tables, or an empty text if there are none. */
export const chosenTablesKey = (draft: PhoneDraft, turn: TurnForParty): string => {
  const chosen = findChosenTables(draft, turn);
  return draft.tableId ?? (chosen ? keyOf(chosen) : '');
};
