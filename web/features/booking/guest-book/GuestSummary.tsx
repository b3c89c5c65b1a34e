import { styled } from 'styled-components';
import type { GuestView } from '#src/contracts/guests.ts';
import { formatShortDay } from '#web/shared/dates/formatItalianDates.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { describeAbsences, describeOutcome, describeVisits } from './describeGuest.ts';

/** Shows how often the guest came, the usual table, no-shows, cancellations and the last visits. */
export const GuestSummary = ({ guest }: { guest: GuestView }) => {
  const { usualTable, history } = guest;
  return (
    <Summary aria-label="Libro degli ospiti">
      <p>
        <b>{describeVisits(guest)}</b>
        {usualTable && <> · di solito {usualTable}</>}
        {describeAbsences(guest) && <em> · {describeAbsences(guest)}</em>}
      </p>
      {history.length > 0 && (
        <ol>
          {history.toReversed().map((visit) => (
            <li key={`${visit.date} ${visit.tableName}`}>
              <b>{formatShortDay(visit.date)}</b>
              {visit.tableName && <span>{visit.tableName}</span>}
              <span>
                {visit.numberOfPeople} {describeOutcome(visit)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Summary>
  );
};

const Summary = styled.section`
  margin-top: 12px;
  font: 400 1rem/1.375rem ${font.text};
  em {
    color: ${color.brick};
    font-style: normal;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
    gap: 6px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    padding: 6px 8px;
    border-top: 4px solid ${color.cobalt};
    background: ${color.surface};
    font-size: 0.9375rem;
  }
`;
