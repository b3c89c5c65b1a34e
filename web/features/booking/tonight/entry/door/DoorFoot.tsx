import { Button } from '#web/shared/ui/controls/Button.ts';
import { Foot } from '../panelStyles.ts';
import { shortName } from '../../tables/shortName.ts';
import type { DoorChoice } from './DoorTables.tsx';
import type { SeatWalkIn } from './useSeatWalkIn.ts';

type Props = {
  party: number | null;
  /** The table that was pressed last, if the server refused it. */
  pressed: DoorChoice | undefined;
  walkIn: SeatWalkIn;
};

/** Fixed foot of the panel. Shows the answer to the last press, and what staff can do about it. */
export const DoorFoot = ({ party, pressed, walkIn }: Props) => {
  const { refusal, nameProblem, seatAnyway, dismiss } = walkIn;
  if (refusal === null)
    return (
      <Foot>
        <p>
          <b>
            {party === null
              ? 'Quanti sono?'
              : `${party} ${party === 1 ? 'persona' : 'persone'}, adesso`}
          </b>
          Tocca un tavolo: sono seduti.
        </p>
      </Foot>
    );
  return (
    <Foot $isRefusal>
      {/* The field itself announces its problem. */}
      <p {...(nameProblem ? {} : { role: 'alert' })}>
        <b>{pressed ? `${pressed.table.name}: non ancora seduti` : 'Non ancora seduti'}</b>
        {pressed?.reason ? explainReason(pressed, pressed.reason) : refusal}
      </p>
      {!nameProblem && (
        <Button $variant="secondary" $size="sm" onClick={dismiss}>
          Altro tavolo
        </Button>
      )}
      {seatAnyway && (
        <Button $variant="submit" $size="sm" onClick={() => void seatAnyway()}>
          Falli sedere lo stesso
        </Button>
      )}
    </Foot>
  );
};

/** Names the party that would lose its table. Other reasons explain themselves. */
const explainReason = ({ next, isInTurn }: DoorChoice, reason: string): string =>
  next && isInTurn
    ? `Se li fai sedere, ${shortName(next)} resta senza tavolo.`
    : `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
