import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { formatShortDay } from '#web/shared/dates/formatItalianDates.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { useWaitReason } from '../../../offline/useWaitReason.ts';
import { PanelField } from '../PanelField.tsx';
import { Foot } from '../panelStyles.ts';
import { toPartySize } from '../PeopleChips.tsx';
import { findChosenTables } from './ArrivalAndTable.tsx';
import type { PhoneDraft } from './phoneDraft.ts';
import type { PhoneBooking } from './useBookByPhone.ts';

const INCOMPLETE = 'Quanti sono, e in quale turno?';
const WAITS = 'Senza rete: Segna aspetta il server. La bozza resta.';

type Props = {
  draft: PhoneDraft;
  turn: TurnForParty | undefined;
  onClear: () => void;
  booking: PhoneBooking;
};

/** Fixed foot of the panel. Shows the draft, or the answer of the server to the last press. */
export const PhoneFoot = ({ draft, turn, onClear, booking }: Props) => {
  const { date, people, arrivalTime, customerPhone, customerName } = draft;
  const waits = useWaitReason() !== null;
  const isComplete = turn !== undefined && toPartySize(people) !== null;
  const isEmpty = `${people}${customerPhone}${customerName}` === '';
  const { override, answer, problems } = booking;
  // The field itself announces its problem.
  const isExplained = Object.keys(problems).length > 0;
  return (
    <Foot $isRefusal={answer !== null}>
      {answer === null ? (
        <p>
          <b>
            {[formatShortDay(date), people, arrivalTime || turn?.startTime]
              .filter(Boolean)
              .join(' · ')}
          </b>
          {waits ? WAITS : isComplete ? describeTable(draft, turn) : INCOMPLETE}
        </p>
      ) : (
        <p {...(isExplained ? {} : { role: 'alert' })}>
          <b>Non ancora segnata</b>
          {answer} {waits && WAITS}
        </p>
      )}
      {override.fieldProps && <Reason {...override.fieldProps} />}
      {!isEmpty && !override.fieldProps && (
        <Button $variant="secondary" $size="sm" onClick={onClear}>
          Svuota
        </Button>
      )}
      <Button
        type="submit"
        $variant="submit"
        $size="sm"
        aria-disabled={!isComplete || booking.isBooking || waits}
        aria-busy={booking.isBooking}
      >
        {override.fieldProps ? 'Segna lo stesso' : 'Segna'}
      </Button>
    </Foot>
  );
};

const describeTable = (draft: PhoneDraft, turn: TurnForParty): string =>
  findChosenTables(draft, turn)?.name ?? 'tavolo da scegliere';

const Reason = ({
  reason,
  error,
  onReason,
}: NonNullable<PhoneBooking['override']['fieldProps']>) => (
  <div style={{ flex: '1 1 14rem' }}>
    <PanelField
      aria-label="Motivo per procedere lo stesso"
      placeholder="Motivo, resta nella storia"
      value={reason}
      problem={error}
      onValue={onReason}
    />
  </div>
);
