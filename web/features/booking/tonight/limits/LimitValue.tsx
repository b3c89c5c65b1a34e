import { listArrivalTimes } from '#src/contracts/booking/arrival-times.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { MAX_TURN_COVERS } from '#src/contracts/common/limits.ts';
import { venue } from '#src/venue.ts';
import { useServiceMoment } from '../useServiceMoment.ts';
import { isQuarterToCome } from '../entry/isQuarterToCome.ts';
import { Chips, Label, PanelInput } from '../entry/panelStyles.ts';
import type { LimitDraft } from './limitDraft.ts';

type Props = {
  draft: LimitDraft;
  slots: readonly TimeSlotView[];
  /** Calendar date of the limit, `yyyy-MM-dd`. */
  date: string;
  onChange: (change: Partial<LimitDraft>) => void;
};

type Option = { readonly value: string; readonly label: string };

const COVERS = ['20', '30', '40', '50', '60'].map((value) => ({ value, label: value }));

const isOfTurns = ({ turns }: LimitDraft, { id, mealType }: TimeSlotView): boolean =>
  turns === 'day' || turns === mealType || turns === id;

/** Returns the possible arrival times of the chosen turns, one for each quarter of an hour. */
const listTimes = (draft: LimitDraft, slots: readonly TimeSlotView[]): Option[] => {
  const times = slots.filter((slot) => isOfTurns(draft, slot)).flatMap(listArrivalTimes);
  return [...new Set(times)].toSorted().map((value) => ({ value, label: value }));
};

/** Asks for the value of the limit: covers, a room or a time. Two kinds of limit need no value. */
export const LimitValue = ({ draft, slots, date, onChange }: Props) => {
  const moment = useServiceMoment();
  if (draft.kind === 'covers')
    return (
      <Choice
        label="Coperti"
        options={COVERS}
        chosen={draft.covers}
        onChoose={(covers) => onChange({ covers })}
      >
        <PanelInput
          aria-label="Quanti coperti"
          inputMode="numeric"
          maxLength={String(MAX_TURN_COVERS).length}
          value={draft.covers}
          placeholder="altro numero"
          autoComplete="off"
          onChange={({ target }) => onChange({ covers: target.value.replaceAll(/\D/g, '') })}
        />
      </Choice>
    );
  if (draft.kind === 'room_closed')
    return (
      <Choice
        label="Sala"
        options={venue.rooms.map(({ floor, name }) => ({ value: String(floor), label: name }))}
        chosen={draft.floor === null ? '' : String(draft.floor)}
        onChoose={(floor) => onChange({ floor: Number(floor) })}
      />
    );
  if (draft.kind === 'kitchen_closes')
    return (
      <Choice
        label="Alle"
        options={listTimes(draft, slots).filter(({ value }) =>
          isQuarterToCome(value, date, moment),
        )}
        chosen={draft.time}
        onChoose={(time) => onChange({ time })}
      />
    );
  return null;
};

type ChoiceProps = {
  label: string;
  options: readonly Option[];
  chosen: string;
  onChoose: (value: string) => void;
  children?: React.ReactNode;
};

/** Row of chips from which staff choose one. */
export const Choice = ({ label, options, chosen, onChoose, children }: ChoiceProps) => (
  <>
    <Label>{label}</Label>
    <Chips $phoneColumns={3} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
      {children}
    </Chips>
  </>
);
