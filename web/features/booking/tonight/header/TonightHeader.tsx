import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { MealType } from '#src/contracts/common/fields.ts';
import { oneTapOperations } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import type { TurnLimitView } from '#src/contracts/booking/turn-limits.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { formatShortDay } from '#web/shared/dates/formatItalianDates.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { clampPercent, occupancyLabel, summarizeDay } from '../../capacity/occupancy.ts';
import { connectionText } from '../freshness/freshnessText.ts';
import type { Freshness } from '../freshness/useFreshness.ts';
import { LimitMark } from '../limits/LimitMark.tsx';
import type { HeaderAlarm } from './findAlarm.ts';
import { OutgoingNotice } from './OutgoingNotice.tsx';
import { Alarm, Bar, Covers, End, Gauge, Live, MealButton, Titles } from './headerStyles.ts';

type Props = {
  date: string;
  mealType: MealType;
  turns: readonly SlotStatistics[];
  alarm: HeaderAlarm | null;
  /** Number of unsent entries in the offline outbox. */
  waiting: number;
  /** True if sending waits for a press of the button. */
  isPaused: boolean;
  freshness: Freshness;
  limits: readonly TurnLimitView[];
  onMeal: (meal: MealType) => void;
  onEnter: (origin: 'phone' | 'walk_in') => void;
  onLimits: () => void;
  /** Menu with links to the other screens. */
  children: ReactNode;
};

export const TonightHeader = ({
  date,
  mealType,
  turns,
  alarm,
  waiting,
  freshness,
  limits,
  ...rest
}: Props) => {
  const isShort = waiting > 0 || limits.length > 0;
  return (
    <Bar>
      <Titles>
        <img src="/brand/emblem-night.svg" width="32" height="32" alt="" />
        <h1>{formatShortDay(date)}</h1>
      </Titles>
      <MealButton
        type="button"
        aria-label={`${mealType === 'cena' ? 'Cena' : 'Pranzo'}: passa ${mealType === 'cena' ? 'al pranzo' : 'alla cena'}`}
        onClick={() => rest.onMeal(mealType === 'cena' ? 'pranzo' : 'cena')}
      >
        {mealType}
      </MealButton>
      <ServiceCovers
        turns={turns.filter(({ startTime }) => mealTypeOf(startTime) === mealType)}
        isShort={isShort || !freshness.isLive}
        isHiddenOnPhone={waiting > 0}
      />
      {alarm && (
        <Alarm type="button" onClick={alarm.onPress}>
          {alarm.count}
          <span> {alarm.words}</span>
        </Alarm>
      )}
      {limits.length > 0 && <LimitMark limits={limits} onOpen={rest.onLimits} />}
      <Live $isLive={freshness.isLive} $isShort={isShort}>
        <i aria-hidden="true" />
        <span>{connectionText(freshness)}</span>
      </Live>
      <OutgoingNotice waiting={waiting} isPaused={rest.isPaused} />
      <End>
        <WayIn $size="sm" $variant="accent" onClick={() => rest.onEnter('phone')}>
          + Telefono
        </WayIn>
        <Permitted operation={oneTapOperations.markSeated}>
          <WayIn $size="sm" $variant="onDark" onClick={() => rest.onEnter('walk_in')}>
            + Porta
          </WayIn>
        </Permitted>
        {rest.children}
      </End>
    </Bar>
  );
};

type CoversProps = Pick<Props, 'turns'> & { isShort: boolean; isHiddenOnPhone: boolean };

const ServiceCovers = ({ turns, isShort, isHiddenOnPhone }: CoversProps) => {
  const { booked, capacity, percent, pressure } = summarizeDay(turns);
  const share = clampPercent(percent);
  const looks = { $isShort: isShort, $isHiddenOnPhone: isHiddenOnPhone };
  // There are no turns until they have loaded.
  if (turns.length === 0)
    return (
      <Covers {...looks}>
        <b>–</b>
      </Covers>
    );
  return (
    <Covers {...looks}>
      <b>
        {booked}/{capacity}
      </b>
      <Gauge aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </Gauge>
      <span>
        {Math.round(percent)} % · {occupancyLabel[pressure]}
      </span>
    </Covers>
  );
};

const WayIn = styled(Button)`
  @media (max-width: 56.25em) {
    display: none;
  }
  color: ${({ $variant }) => ($variant === 'accent' ? color.navy : color.ivory)};
`;
