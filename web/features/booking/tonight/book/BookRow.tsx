import { oneTapOperations } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { isUnknownToServer } from '../../offline/outbox/outboxEntry.ts';
import { useWaitReason } from '../../offline/useWaitReason.ts';
import { guestName } from '../../desk/reservationText.ts';
import type { ActionStep } from '../useVisitSteps.ts';
import { AllergyBand } from './AllergyMark.tsx';
import {
  Chip,
  Guest,
  Marks,
  Name,
  Note,
  OpenButton,
  People,
  State,
  Step,
  TableCell,
  Time,
  Wishes,
  WithoutTable,
} from './bookRowStyles.ts';
import { Row } from './bookRowLayout.ts';
import { expectedTime, type Visit } from './describeVisit.ts';
import { nextStep } from './nextStep.ts';
import { listAllergyWords, listWishWords } from './rowMarks.ts';

type Props = {
  reservation: ReservationView;
  visit: Visit;
  tableNote: string | null;
  isUnderLine: boolean;
  isBusy: boolean;
  /** True if the last step is not sent yet. */
  isWaiting: boolean;
  onOpen: () => void;
  onStep: (step: ActionStep) => void;
  onFindTable: () => void;
};

export const BookRow = ({ reservation, visit, tableNote, isUnderLine, ...handlers }: Props) => {
  const { numberOfPeople, tableId, tableName } = reservation;
  const needsTable = tableId === null && visit.state !== 'gone';
  const wishes = listWishWords(reservation).join(' · ');
  const allergies = listAllergyWords(reservation);
  return (
    <Row
      role="row"
      $state={visit.state}
      $needsTable={needsTable}
      $isUnderLine={isUnderLine}
      $hasAllergies={allergies.length > 0}
    >
      <Time role="cell">{expectedTime(reservation)}</Time>
      <People role="cell">
        {numberOfPeople}
        <VisuallyHidden> persone</VisuallyHidden>
      </People>
      <Guest role="rowheader" scope="row">
        <Name>
          <OpenButton type="button" data-open-row={reservation.id} onClick={handlers.onOpen}>
            {guestName(reservation)}
          </OpenButton>
        </Name>
        <GuestMarks allergies={allergies} wishes={wishes} />
      </Guest>
      <Wishes role="cell">{wishes}</Wishes>
      <TableCell role="cell">
        {needsTable ? <WithoutTable>senza tavolo</WithoutTable> : tableName}
        {tableNote !== null && <small>{tableNote}</small>}
      </TableCell>
      <State role="cell">
        {handlers.isWaiting && <Chip $state="late">da inviare</Chip>}
        {visit.chip && <Chip $state={visit.state}>{visit.chip}</Chip>}
        <span>{visit.words}</span>
      </State>
      <Step role="cell">
        <StepButton reservation={reservation} visit={visit} {...handlers} />
      </Step>
    </Row>
  );
};

const GuestMarks = ({ allergies, wishes }: { allergies: readonly string[]; wishes: string }) =>
  allergies.length > 0 || wishes ? (
    <Marks $hasAllergies={allergies.length > 0}>
      {allergies.length > 0 && <AllergyBand words={allergies} />}
      {wishes && <Note>{wishes}</Note>}
    </Marks>
  ) : null;

type StepProps = Omit<Props, 'isUnderLine' | 'isWaiting' | 'onOpen' | 'tableNote'>;

const StepButton = ({ reservation, visit, isBusy, onStep, onFindTable }: StepProps) => {
  const mayCall = useMayCall();
  const waitReason = useWaitReason();
  const step = nextStep(reservation, visit);
  if (!step || isUnknownToServer(reservation) || !mayCall(oneTapOperations.markArrived))
    return null;
  const reason = 'form' in step ? waitReason : null;
  const run = () => ('form' in step ? onFindTable() : onStep(step));
  return (
    <Button
      $size="sm"
      $variant={step.variant}
      data-next-step
      aria-disabled={isBusy || reason !== null}
      {...(reason === null ? {} : { title: reason })}
      onClick={() => {
        if (!isBusy && reason === null) run();
      }}
    >
      {step.label}
      <VisuallyHidden>
        : {guestName(reservation)}, {reservation.numberOfPeople}
      </VisuallyHidden>
    </Button>
  );
};
