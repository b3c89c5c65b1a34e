import { Button } from '#web/shared/ui/controls/Button.ts';
import { Foot } from '../panelStyles.ts';
import type { SeatWalkIn } from './useSeatWalkIn.ts';

type Props = { party: number | null; tableName: string | undefined; walkIn: SeatWalkIn };

/** Fixed foot of the panel. Shows the answer to the last press, and what staff can do about it. */
export const DoorFoot = ({ party, tableName, walkIn }: Props) => {
  const { refusal, seatAnyway, dismiss } = walkIn;
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
      <p role="alert">
        <b>{tableName ? `${tableName}: non ancora seduti` : 'Non ancora seduti'}</b>
        {refusal}
      </p>
      <Button $variant="secondary" $size="sm" onClick={dismiss}>
        Altro tavolo
      </Button>
      {seatAnyway && (
        <Button $variant="submit" $size="sm" onClick={() => void seatAnyway()}>
          Falli sedere lo stesso
        </Button>
      )}
    </Foot>
  );
};
