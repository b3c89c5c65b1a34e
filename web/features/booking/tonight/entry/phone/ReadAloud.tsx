import type { AlternativeTurn, TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { Aloud, Chips } from '../panelStyles.ts';
import { composeAnswer, describeAlternative } from './turnText.ts';

type Props = { turn: TurnForParty; date: string; onTake: (turn: AlternativeTurn) => void };

/**
 * Shows the sentence for a guest whose turn is full, and the nearest free turns. One tap chooses a
 * turn.
 */
export const ReadAloud = ({ turn, date, onTake }: Props) => (
  <Aloud role="status">
    <small>Da leggere</small>
    <p>{composeAnswer(turn, date)}</p>
    {turn.alternatives.length > 0 && (
      <Chips style={{ marginTop: 8 }}>
        {turn.alternatives.map((one) => (
          <button
            key={`${one.reservationDate} ${one.timeSlotId}`}
            type="button"
            onClick={() => onTake(one)}
          >
            Va bene {describeAlternative(one, date)}
          </button>
        ))}
      </Chips>
    )}
  </Aloud>
);
