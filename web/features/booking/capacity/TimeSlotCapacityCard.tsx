import { useId } from 'react';
import { styled } from 'styled-components';
import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { ProgressBar } from '#web/shared/ui/display/ProgressBar.tsx';
import { color, font, tone } from '#web/shared/ui/theme/tokens.ts';
import { clampPercent, occupancyPercent, occupancyLabel, toOccupancyLevel } from './occupancy.ts';
import { occupancyTone } from './occupancyTone.ts';

export const TimeSlotCapacityCard = ({
  slot: {
    startTime,
    endTime,
    description,
    bookedPeople,
    coversOnHold,
    maxCovers,
    reservationsCount,
    floorBreakdown,
  },
}: {
  slot: SlotStatistics;
}) => {
  const titleId = useId();
  const percent = occupancyPercent(bookedPeople, maxCovers);
  const pressure = toOccupancyLevel(percent);
  const barTone = occupancyTone[pressure];
  return (
    <Paper as="article" aria-labelledby={titleId} $edge={tone[barTone].edge}>
      <Head>
        <div>
          <h3 id={titleId}>
            {startTime} - {endTime}
          </h3>
          {description && <p>{description}</p>}
        </div>
        <Badge $tone={barTone} title={`Pressione ${occupancyLabel[pressure].toLowerCase()}`}>
          {Math.round(percent)}%
        </Badge>
      </Head>
      <Bar share={clampPercent(percent) / 100} tone={barTone} />
      <Count>
        <b>
          {bookedPeople}/{maxCovers} coperti
        </b>
        <span>{formatCount(reservationsCount, 'prenotazione', 'prenotazioni')}</span>
      </Count>
      {coversOnHold > 0 && (
        <OnHold>
          {coversOnHold === 1 ? '1 coperto tenuto' : `${coversOnHold} coperti tenuti`} per modifiche
          e offerte in attesa
        </OnHold>
      )}
      <Floors breakdown={floorBreakdown} />
    </Paper>
  );
};

const Floors = ({ breakdown }: { breakdown: SlotStatistics['floorBreakdown'] }) => {
  const rows = [
    ['Piano 0', breakdown['0']],
    ['Piano 1', breakdown['1']],
    ['Piano 2', breakdown['2']],
  ] as const;
  const { unassigned } = breakdown;
  return (
    <List>
      {rows.map(([floor, on]) => (
        <FloorRow key={floor} name={floor} on={on} />
      ))}
      {(unassigned.people > 0 || unassigned.reservations > 0) && (
        <FloorRow name="Da assegnare" on={unassigned} />
      )}
    </List>
  );
};

const FloorRow = ({ name, on }: { name: string; on: { people: number; reservations: number } }) => (
  <Row $quiet={on.people === 0}>
    <dt>{name}</dt>
    <dd>{formatCount(on.people, 'persona', 'persone')}</dd>
    <dd>{formatCount(on.reservations, 'prenotazione', 'prenotazioni')}</dd>
  </Row>
);

const formatCount = (many: number, one: string, more: string): string =>
  `${many} ${many === 1 ? one : more}`;

const Paper = styled(FlatCard)`
  padding: 18px clamp(16px, 1.6vw, 22px) 14px;
  font-variant-numeric: lining-nums;
`;
const Head = styled.header`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  min-height: 52px;
  h3 {
    font-size: 1.4375rem;
  }
  p {
    font-size: 0.9375rem;
    line-height: 1.4;
    color: ${color.textMuted};
  }
`;
const Bar = styled(ProgressBar)`
  margin-top: 12px;
`;
const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  margin-top: 8px;
  font-size: 0.96875rem;
`;
const OnHold = styled.p`
  margin-top: 4px;
  font-size: 0.90625rem;
  color: ${color.textMuted};
`;
const List = styled.dl`
  margin-top: 12px;
  border-top: 1px solid #1c3f8f1f;
`;
const Row = styled.div<{ $quiet: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  padding-block: 9px;
  font-size: 0.90625rem;
  line-height: 1.4;
  &:not(:first-child) {
    border-top: 1px solid #1c3f8f14;
  }
  dt {
    flex: 1;
    font-weight: 650;
  }
  dd:last-child {
    min-width: 7rem;
  }
  dd {
    text-align: right;
    font-family: ${font.text};
    font-variant-numeric: tabular-nums;
    color: ${({ $quiet }) => ($quiet ? '#5D5A63' : color.text)};
  }
`;
