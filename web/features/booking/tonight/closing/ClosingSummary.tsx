import { useState, type FormEvent } from 'react';
import { fieldErrorOf } from '#web/shared/api/fieldFailure.ts';
import { formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { describeFailure } from '../../describeFailure.ts';
import { useCloseServiceDayMutation, useServiceDayClosingQuery } from './closingApi.ts';
import { ShiftForm, Summary, Sums } from './closingStyles.ts';
import { describeWithoutMark } from './closingText.ts';
import type { EveningSums } from './listClosingParties.ts';

type Props = { date: string; sums: EveningSums; onClosed: () => void };

export const ClosingSummary = ({ date, sums, onClosed }: Props) => (
  <Summary aria-labelledby="evening-sums">
    <h2 id="evening-sums">La serata</h2>
    <Sums>
      <dt>Prenotazioni</dt>
      <dd>{sums.booked}</dd>
      <dt>Di passaggio</dt>
      <dd>{sums.walkIns}</dd>
      <dt>Coperti venuti</dt>
      <dd>{sums.coversArrived}</dd>
      <dt>Non venuti</dt>
      <dd>{sums.noShows}</dd>
      {sums.toCome > 0 && (
        <>
          <dt>Ancora attesi</dt>
          <dd>{sums.toCome}</dd>
        </>
      )}
      <dt data-missing={sums.withoutMark > 0 || undefined}>Senza segno</dt>
      <dd data-missing={sums.withoutMark > 0 || undefined}>{sums.withoutMark}</dd>
    </Sums>
    <ShiftNote key={date} date={date} withoutMark={sums.withoutMark} onClosed={onClosed} />
  </Summary>
);

type NoteProps = { date: string; withoutMark: number; onClosed: () => void };

const ShiftNote = ({ date, withoutMark, onClosed }: NoteProps) => {
  const { currentData: closing } = useServiceDayClosingQuery(date);
  const [close, { error, isLoading }] = useCloseServiceDayMutation();
  const [draft, setDraft] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!closing || isLoading) return;
    const note = draft ?? closing.note;
    const { data } = await close({ date, version: closing.version, body: { note } });
    if (!data) return;
    setDraft(null);
    onClosed();
  };
  const isClosed = closing !== undefined && closing.closedAt !== null;
  return (
    <ShiftForm onSubmit={(event) => void submit(event)}>
      <label htmlFor="shift-note">Nota del turno</label>
      <textarea
        id="shift-note"
        aria-describedby="shift-note-help shift-note-error"
        aria-invalid={fieldErrorOf(error, 'note') !== undefined}
        value={draft ?? closing?.note ?? ''}
        onChange={({ target }) => setDraft(target.value)}
      />
      <p id="shift-note-help">{describeWithoutMark(withoutMark)}</p>
      <div id="shift-note-error">
        {error !== undefined && <Alert live>{describeFailure(error)}</Alert>}
      </div>
      <p role="status">
        {isClosed &&
          `Serata chiusa alle ${formatTimeOfDay(closing.closedAt!)} da ${closing.closedBy}.`}
      </p>
      <Button type="submit" $variant="submit" aria-disabled={!closing || isLoading}>
        {isClosed ? 'Salva e chiudi di nuovo' : 'Chiudi la serata'}
      </Button>
    </ShiftForm>
  );
};
