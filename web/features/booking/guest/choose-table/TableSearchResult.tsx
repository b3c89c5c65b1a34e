import { styled } from 'styled-components';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { translateFailure } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import type { BookingFlow } from '../bookingFlowTypes.ts';
import { AvailabilityAlerts } from './AvailabilityAlerts.tsx';
import { CapacityOverview } from './CapacityOverview.tsx';
import { TableTakenAlert } from './BookingConflictAlert.tsx';
import { freeTablesOf } from './rooms.ts';
import { RoomsOverview } from './RoomsOverview.tsx';
import { RoomView } from './RoomView.tsx';
import type { useAvailableTables } from './useAvailableTables.ts';
import type { useRoomChoice } from './useRoomChoice.ts';

type Props = {
  flow: Extract<BookingFlow, { step: 'choosing' }>;
  search: ReturnType<typeof useAvailableTables>;
  choice: ReturnType<typeof useRoomChoice>;
};

export const TableSearchResult = ({ flow, search, choice }: Props) => {
  const { searched, conflict } = flow;
  const { availability, isLoading, error, refetch } = search;
  const party = searched.numberOfPeople;
  const words = useTranslation();
  const { language } = useLanguage();
  const fits = availability?.capacityInfo.canAccommodate === true;
  const found = choice.rooms.flatMap(freeTablesOf).length;
  return (
    <Stack>
      <VisuallyHidden role="status">
        {availability ? words('booking.found', { n: found }) : ''}
      </VisuallyHidden>
      {conflict && <TableTakenAlert failure={conflict} nearest={choice.nearest?.tableName} />}
      {isLoading && <Loading>{words('booking.searching')}</Loading>}
      {error && (
        <Alert live>
          {translateFailure(words, language, error)}{' '}
          <Button $variant="danger" $size="sm" onClick={() => void refetch()}>
            {words('app.retry')}
          </Button>
        </Alert>
      )}
      {availability && !availability.closed && !availability.begun && (
        <CapacityOverview capacityInfo={availability.capacityInfo} />
      )}
      {availability && <AvailabilityAlerts availability={availability} party={party} />}
      {availability && <Rooms party={party} fits={fits} choice={choice} flow={flow} />}
    </Stack>
  );
};

type RoomsProps = Pick<Props, 'flow' | 'choice'> & { party: number; fits: boolean };

const Rooms = ({ party, fits, choice, flow: { chosen } }: RoomsProps) =>
  choice.room ? (
    <RoomView
      room={choice.room}
      party={party}
      chosen={chosen}
      onChoose={choice.choose}
      onLeave={choice.leaveRoom}
    />
  ) : (
    <RoomsOverview
      rooms={choice.rooms}
      party={party}
      chosen={chosen}
      canChooseAny={fits}
      onChooseAny={() => choice.choose('any')}
      onOpenRoom={choice.openRoom}
    />
  );

/** Column of the messages and the rooms. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1rem;
`;
