import { useEffect, useRef } from 'react';
import type { DoorTable } from './listDoorTables.ts';
import { formatServes } from './doorReasons.ts';
import { Tile, Tiles } from '../Tile.ts';

export type DoorChoice = DoorTable & {
  /** Why the server would refuse the table, or null. */
  readonly reason: string | null;
};

type Props = {
  party: number | null;
  choices: readonly DoorChoice[];
  isBusy: boolean;
  /** Id of the table that the server refused, and its answer. */
  refused: { readonly tableId: string; readonly answer: string } | null;
  onChoose: (choice: DoorChoice) => void;
};

export const DoorTables = ({ party, choices, isBusy, refused, onChoose }: Props) => {
  if (party === null) return <p style={{ paddingTop: 11 }}>Prima quanti sono.</p>;
  if (choices.length === 0)
    return <p style={{ paddingTop: 11 }}>Adesso nessun tavolo libero per {party}.</p>;
  return (
    <Tiles $columns={2} role="group" aria-label="Dove">
      {choices.map((choice) => (
        <DoorTile
          key={choice.table.id}
          choice={choice}
          answer={refused?.tableId === choice.table.id ? refused.answer : null}
          isBusy={isBusy}
          onChoose={onChoose}
        />
      ))}
    </Tiles>
  );
};

type TileProps = Pick<Props, 'isBusy' | 'onChoose'> & {
  choice: DoorChoice;
  answer: string | null;
};

const describeTile = ({ table, next, until, isTight, reason }: DoorChoice): string => {
  if (reason !== null) return reason;
  if (next && isTight) return formatServes(next);
  return `${table.capacity} posti · ${until === null ? 'tutta la sera' : `fino alle ${until}`}`;
};

const DoorTile = ({ choice, answer, isBusy, onChoose }: TileProps) => {
  const { table, minutes, isTight, reason } = choice;
  const tile = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (answer !== null) tile.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  const kind = isTight || reason !== null ? 'tight' : 'yes';
  return (
    <Tile
      ref={tile}
      type="button"
      $kind={answer === null ? kind : 'no'}
      $isAnswered={answer !== null}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onChoose(choice)}
    >
      <b>
        {table.name}
        <span>{minutes === null ? 'libero' : `${minutes} min`}</span>
      </b>
      {answer === null ? describeTile(choice) : <strong>Non ancora seduti: {answer}</strong>}
    </Tile>
  );
};
