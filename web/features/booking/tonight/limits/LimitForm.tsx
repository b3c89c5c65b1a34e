import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import type { SavedTurnLimit, StaffTurnLimitKind } from '#src/contracts/booking/turn-limits.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { phone } from '../book/rowStyles.ts';
import { PanelField } from '../entry/PanelField.tsx';
import { Foot, Label, WholeLine } from '../entry/panelStyles.ts';
import { Tile, Tiles } from '../entry/Tile.ts';
import { Choice, LimitValue } from './LimitValue.tsx';
import { useLimitForm } from './useLimitForm.ts';

const kinds: readonly { kind: StaffTurnLimitKind; title: string; words: string }[] = [
  { kind: 'covers', title: 'Coperti del turno', words: 'meno del solito' },
  { kind: 'online_stopped', title: 'Ferma online', words: 'prenota solo la sala' },
  { kind: 'full', title: 'Turno pieno', words: 'anche se c’è posto' },
  { kind: 'room_closed', title: 'Chiudi una sala', words: 'i suoi tavoli' },
  { kind: 'kitchen_closes', title: 'La cucina chiude', words: 'prima del solito' },
];

const ENDS = [
  { value: '', label: 'Fine serata' },
  { value: '1', label: 'Un’ora' },
  { value: '2', label: 'Due ore' },
];

const listTurns = (slots: readonly TimeSlotView[]) => [
  { value: 'pranzo', label: 'Tutto il pranzo' },
  { value: 'cena', label: 'Tutta la cena' },
  ...slots.map(({ id, startTime }) => ({ value: id, label: startTime })),
  { value: 'day', label: 'Tutto il giorno' },
];

type Props = {
  date: string;
  isToday: boolean;
  mealType: MealType;
  onSet: (limit: SavedTurnLimit) => void;
};

/**
 * Sets a limit with three taps: kind, value and the button Imposta. The current meal and the end of
 * the service day are preset.
 */
export const LimitForm = ({ date, isToday, mealType, onSet }: Props) => {
  const { draft, change, slots, input, isSaving, problem, failure, save } = useLimitForm(
    date,
    mealType,
    onSet,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
      <WholeLine>
        <Tiles $columns={3} role="group" aria-label="Che cosa limitare">
          {kinds.map(({ kind, title, words }) => (
            <Tile
              key={kind}
              type="button"
              $kind="plain"
              aria-pressed={draft.kind === kind}
              onClick={() => change({ kind })}
            >
              <b>{title}</b>
              {words}
            </Tile>
          ))}
        </Tiles>
      </WholeLine>
      {draft.kind !== null && (
        <>
          <LimitValue draft={draft} slots={slots} date={date} onChange={change} />
          <Choice
            label="Turni"
            options={listTurns(slots)}
            chosen={draft.turns}
            onChoose={(turns) => change({ turns })}
          />
          {isToday && (
            <Choice
              label="Fino a"
              options={ENDS}
              chosen={draft.hours}
              onChoose={(hours) => change({ hours })}
            />
          )}
          <Label as="label" htmlFor="limit-reason">
            Motivo
          </Label>
          <PanelField
            id="limit-reason"
            value={draft.reason}
            placeholder="facoltativo, lo legge la sala"
            problem={problem}
            onValue={(reason) => change({ reason })}
          />
        </>
      )}
      {failure !== null && (
        <WholeLine>
          <Alert live>{failure}</Alert>
        </WholeLine>
      )}
      {draft.kind !== null && (
        <Submit>
          <Foot>
            <p>Chi ha già prenotato non si tocca: vedi subito chi va spostato.</p>
            <Button
              type="submit"
              $variant="submit"
              $size="sm"
              aria-disabled={input === null || isSaving}
              aria-busy={isSaving}
            >
              Imposta
            </Button>
          </Foot>
        </Submit>
      )}
    </form>
  );
};

/** Stays visible while the fields scroll. */
const Submit = styled(WholeLine)`
  position: sticky;
  bottom: -8px;
  margin: 0 -24px -8px;
  ${phone} {
    bottom: -12px;
    margin: 0 -16px -12px;
    p {
      font-size: 0.875rem;
      line-height: 1.125rem;
    }
  }
`;
