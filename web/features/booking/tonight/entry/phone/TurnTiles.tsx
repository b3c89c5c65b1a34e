import { skipToken } from '@reduxjs/toolkit/query/react';
import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { useTurnsForPartyQuery } from '../../tonightApi.ts';
import { toPartySize } from '../PeopleChips.tsx';
import { Problem } from '../panelStyles.ts';
import { Tile, Tiles } from '../Tile.ts';
import type { PhoneDraft } from './phoneDraft.ts';
import { describeTurn, tileKind } from './turnText.ts';

export const useTurnsForDraft = ({ date, people, seatWishes }: PhoneDraft) => {
  const numberOfPeople = toPartySize(people);
  const search = { date, seatWishes: seatWishes.toSorted().join(',') };
  return useTurnsForPartyQuery(numberOfPeople === null ? skipToken : { ...search, numberOfPeople });
};

type Props = {
  turns: ReturnType<typeof useTurnsForDraft>;
  chosen: string;
  onChoose: (timeSlotId: string) => void;
};

export const TurnTiles = ({
  turns: { currentData, error, isFetching },
  chosen,
  onChoose,
}: Props) => {
  if (error) return <Problem role="alert">{errorMessage(error, 'Turni non disponibili.')}</Problem>;
  if (!currentData)
    return isFetching ? <Loading>Caricamento turni...</Loading> : <Hint>Prima quanti sono.</Hint>;
  if (currentData.length === 0) return <Hint>Nessun turno in questa data.</Hint>;
  return (
    <Tiles $columns={3} role="group" aria-label="Turno">
      {currentData.map((turn) => (
        <TurnTile
          key={turn.timeSlotId}
          turn={turn}
          isChosen={turn.timeSlotId === chosen}
          onChoose={onChoose}
        />
      ))}
    </Tiles>
  );
};

const Hint = ({ children }: { children: string }) => <p style={{ paddingTop: 11 }}>{children}</p>;

type TileProps = { turn: TurnForParty; isChosen: boolean; onChoose: Props['onChoose'] };

const TurnTile = ({ turn, isChosen, onChoose }: TileProps) => {
  const { timeSlotId, startTime, bookedPeople, maxCovers, state } = turn;
  const isOver = state === 'over';
  return (
    <Tile
      type="button"
      $kind={tileKind[state]}
      aria-pressed={isChosen}
      aria-disabled={isOver}
      onClick={() => !isOver && onChoose(timeSlotId)}
    >
      <b>
        {startTime}
        <span>
          {bookedPeople}/{maxCovers}
        </span>
      </b>
      {describeTurn(turn)}
    </Tile>
  );
};
