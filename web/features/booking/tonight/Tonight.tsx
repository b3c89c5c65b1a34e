import { useState, type ReactNode } from 'react';
import { venue } from '#src/venue.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { useSlotStatisticsQuery } from '../capacity/capacityApi.ts';
import { useDayReservations } from '../sheet/useDayReservations.ts';
import { Book } from './book/Book.tsx';
import { buildBook, type BookEntry } from './book/buildBook.ts';
import { EmptyBook } from './book/EmptyBook.tsx';
import { Quarters } from './header/Quarters.tsx';
import { countQuarters } from './header/quarters.ts';
import { TonightHeader } from './header/TonightHeader.tsx';
import { KitchenLine } from './lane/KitchenLine.tsx';
import { RequestLane } from './lane/RequestLane.tsx';
import { LastActionBar } from './last-action/LastActionBar.tsx';
import { currentMeal, type ServiceMoment } from './serviceMoment.ts';
import { TonightDialogs, type TonightDialog } from './TonightDialogs.tsx';
import { Desk, Foot, Screen, Side, Strip, Ways } from './tonightLayout.ts';
import { useOpenRequestsQuery } from './tonightApi.ts';
import { useServiceMoment } from './useServiceMoment.ts';
import { useTonightActions } from './useTonightActions.ts';
import { ViewTabs, type TonightView } from './ViewTabs.tsx';

const needsTable = ({ reservation, visit }: BookEntry) =>
  reservation.tableId === null && visit.state !== 'gone';

const useService = (moment: ServiceMoment, chosen: MealType | null) => {
  const mealType = chosen ?? currentMeal(moment);
  const { list, error } = useDayReservations(moment.date);
  const { currentData: turns = [] } = useSlotStatisticsQuery(moment.date);
  const rows = list && buildBook(list, turns, { mealType, moment }, serverNow());
  const quarters = countQuarters(list ?? [], turns, {
    mealType,
    minutes: moment.minutes,
    pace: venue.kitchenPace,
  });
  return { mealType, rows, turns, quarters, error };
};

/** The evening on one screen. `menu` leads to the other screens of the staff area. */
export const Tonight = ({ menu }: { menu: ReactNode }) => {
  const moment = useServiceMoment();
  const [chosenMeal, chooseMeal] = useState<MealType | null>(null);
  const [view, setView] = useState<TonightView>('list');
  const [dialog, setDialog] = useState<TonightDialog | null>(null);
  const { mealType, rows, turns, quarters, error } = useService(moment, chosenMeal);
  const { currentData: requests = [] } = useOpenRequestsQuery();
  const actions = useTonightActions();
  const open = (reservation: ReservationView) => setDialog({ form: 'drawer', reservation });
  const enter = (origin: 'phone' | 'walk_in') => setDialog({ form: 'enter', origin });
  const firstWithoutTable = rows?.find(needsTable)?.reservation;
  return (
    <Screen data-whole-window>
      <TonightHeader
        date={moment.date}
        mealType={mealType}
        turns={turns}
        withoutTable={rows?.filter(needsTable).length ?? 0}
        onMeal={chooseMeal}
        onFirstWithoutTable={() =>
          firstWithoutTable && setDialog({ form: 'table', reservation: firstWithoutTable })
        }
        onEnter={enter}
      >
        {menu}
      </TonightHeader>
      <Strip aria-label="Arrivi">
        <ViewTabs view={view} requests={requests.length} onChoose={setView} />
        <Quarters quarters={quarters} />
      </Strip>
      <Desk $view={view}>
        {error !== undefined && <Alert live>{errorMessage(error, CANNOT_READ)}</Alert>}
        {!rows && !error && <Loading>Caricamento prenotazioni...</Loading>}
        {rows?.length === 0 && <EmptyBook mealType={mealType} onEnter={enter} />}
        {rows && rows.length > 0 && (
          <Book
            key={mealType}
            rows={rows}
            actions={actions}
            onOpen={open}
            onFindTable={(reservation) => setDialog({ form: 'table', reservation })}
          />
        )}
        <Side>
          <RequestLane
            requests={requests}
            today={moment.date}
            actions={actions}
            onReject={(reservation) => setDialog({ form: 'reject', reservation })}
            onOpen={open}
          />
        </Side>
      </Desk>
      <Foot>
        <KitchenLine reservations={rows?.map(({ reservation }) => reservation) ?? []} />
        <LastActionBar
          last={actions.last}
          isUndoing={actions.busy !== null}
          onUndo={() => void actions.undo()}
        />
        <Ways>
          <Button $variant="accent" $size="sm" onClick={() => enter('phone')}>
            + Telefono
          </Button>
          <Button $variant="onDark" $size="sm" onClick={() => enter('walk_in')}>
            + Porta
          </Button>
        </Ways>
      </Foot>
      <TonightDialogs
        dialog={dialog}
        date={moment.date}
        onOpen={setDialog}
        onClose={() => setDialog(null)}
        onChanged={actions.noteChange}
      />
    </Screen>
  );
};

const CANNOT_READ = 'Non è stato possibile leggere le prenotazioni.';
