import { useId } from 'react';
import { listArrivalTimes } from '#src/contracts/booking/arrival-times.ts';
import { occasions, seatWishes } from '#src/contracts/booking/guest-wishes.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Disclosure } from '#web/shared/ui/forms/Disclosure.ts';
import { FieldError } from '#web/shared/ui/forms/Field.tsx';
import type { ConnectDetail } from './connectDetail.ts';
import { Chip, Chips, Note } from './detailsFieldStyles.ts';
import { useDisclosure } from './useDisclosure.ts';

type Props = {
  connect: ConnectDetail;
  slot: TimeSlotView;
  /** Arrival times at which the kitchen cannot take more orders. */
  fullTimes: readonly string[];
  onOpen?: () => void;
  error: string | undefined;
};

/**
 * Asks for arrival time, occasion and seat wishes. An empty radio value means that the guest
 * prefers not to answer.
 */
export const ArrivalAndOccasionFields = ({ connect, slot, fullTimes, onOpen, error }: Props) => {
  const words = useTranslation();
  const panel = useDisclosure(
    ({ arrivalTime, occasion, seatWishes: wishes }) =>
      Boolean(arrivalTime || occasion || wishes?.length),
    error,
  );
  return (
    <Disclosure {...panel} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary>
        {words('booking.wishes')} <span>{words('booking.optional')}</span>
      </summary>
      <ArrivalTimes connect={connect} slot={slot} fullTimes={fullTimes} error={error} />
      <fieldset>
        <legend>{words('booking.occasion')}</legend>
        <Chips>
          <Chip>
            <input type="radio" value="" {...connect('occasion', '')} />
            <span>{words('booking.occasion.none')}</span>
          </Chip>
          {occasions.map((code) => (
            <Chip key={code}>
              <input type="radio" value={code} {...connect('occasion', code)} />
              <span>{words(`booking.occasion.${code}`)}</span>
            </Chip>
          ))}
        </Chips>
      </fieldset>
      <fieldset>
        <legend>{words('booking.seatWishes')}</legend>
        <Chips>
          {seatWishes.map((code) => (
            <Chip key={code}>
              <input type="checkbox" value={code} {...connect('seatWishes', code)} />
              <span>{words(`booking.seatWish.${code}`)}</span>
            </Chip>
          ))}
        </Chips>
      </fieldset>
    </Disclosure>
  );
};

const ArrivalTimes = ({ connect, slot, fullTimes, error }: Props) => {
  const words = useTranslation();
  const id = useId();
  const times = listArrivalTimes(slot);
  if (times.length === 0) return null;
  const invalid = error ? { 'aria-invalid': true, 'aria-describedby': id } : {};
  return (
    <fieldset>
      <legend>{words('booking.arrivalTime')}</legend>
      <Chips>
        <Chip>
          <input type="radio" value="" {...connect('arrivalTime', '')} {...invalid} />
          <span>{words('booking.arrivalTime.none')}</span>
        </Chip>
        {times.map((time) => (
          <Chip key={time}>
            <input
              type="radio"
              value={time}
              {...connect('arrivalTime', time)}
              {...(fullTimes.includes(time) ? { disabled: true } : {})}
            />
            <span>{time}</span>
          </Chip>
        ))}
      </Chips>
      <FullTimesNote times={times} fullTimes={fullTimes} />
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  );
};

type NoteProps = { times: readonly string[]; fullTimes: readonly string[] };

/**
 * Names the first full arrival time, and offers the next time at which the kitchen can take orders.
 */
const FullTimesNote = ({ times, fullTimes }: NoteProps) => {
  const words = useTranslation();
  const [firstFull] = fullTimes;
  if (firstFull === undefined) return null;
  const next = times.find((time) => time > firstFull && !fullTimes.includes(time));
  return (
    <Note>
      {next ? words('booking.arrivalFull', { time: next }) : words('booking.arrivalFull.last')}
    </Note>
  );
};
