import { serverNow } from '#web/shared/api/serverTime.ts';
import { useDeskTablesQuery } from '../../forms/fields/tablesApi.ts';
import { Plan } from '../plan/Plan.tsx';
import { listFloorsClosedAtDoor } from '../limits/limitText.ts';
import { buildTimeAxis } from '../timeline/buildTimeline.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import type { TonightDeskProps } from '../tonightDeskProps.ts';
import { formatMoment } from '../serviceMoment.ts';
import { useServiceMoment } from '../useServiceMoment.ts';
import { describeRooms } from './describeTables.ts';

type Props = Omit<TonightDeskProps, 'view'> & { view: 'timeline' | 'plan' };

/** Shows the data of the book by table, as a timeline or a plan. */
export const TonightTables = ({ view, tonight, actions, dialogs }: Props) => {
  const { data: tables = [] } = useDeskTablesQuery();
  const moment = useServiceMoment();
  const rows = tonight.rows ?? [];
  const rooms = describeRooms(tables, rows, {
    date: moment.date,
    closedFloors: listFloorsClosedAtDoor(tonight.limits, tonight.mealType, {
      now: serverNow(),
      minutes: moment.minutes,
    }),
  });
  return view === 'timeline' ? (
    <Timeline
      axis={buildTimeAxis(tonight.turns, tonight.mealType, moment.minutes)}
      now={formatMoment(moment)}
      rooms={rooms}
      rows={rows}
      onOpen={dialogs.open}
      onFindTable={dialogs.findTable}
    />
  ) : (
    <Plan
      rooms={rooms}
      isBusy={actions.busy !== null}
      onOpen={dialogs.open}
      onStep={(reservation, step) => void actions.takeStep(reservation, step)}
      onWalkIn={(tableId) => dialogs.enter('walk_in', tableId)}
    />
  );
};
