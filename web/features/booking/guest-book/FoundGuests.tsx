import { styled } from 'styled-components';
import type { GuestView } from '#src/contracts/guests.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { color, font, tone } from '#web/shared/ui/theme/tokens.ts';
import { AllergyMark } from '../tonight/book/AllergyMark.tsx';
import { listAllergyWords } from '../tonight/book/rowMarks.ts';
import {
  describeAbsences,
  describePerhaps,
  describeUpcoming,
  describeVisits,
} from './describeGuest.ts';

type Props = {
  guests: readonly GuestView[];
  today: string;
  /** Label of the button that chooses a guest. */
  label: string;
  isChosen?: (guest: GuestView) => boolean;
  onChoose: (guest: GuestView) => void;
};

/** Lists the guests whose telephone number contains the typed digits, each with a button. */
export const FoundGuests = ({ guests, today, label, isChosen, onChoose }: Props) => (
  <>
    <VisuallyHidden aria-live="polite">
      {guests.length > 0 && `Ospiti trovati: ${guests.length}`}
    </VisuallyHidden>
    {guests.length > 0 && (
      <List aria-label="Ospiti trovati">
        {guests.map((guest) => (
          <li key={guest.reservationId}>
            <GuestLine guest={guest} today={today} />
            {!isChosen?.(guest) && (
              <Button
                $variant="primary"
                $size="sm"
                aria-label={`${label}: ${guest.name ?? guest.phone ?? ''}`}
                onClick={() => onChoose(guest)}
              >
                {label}
              </Button>
            )}
          </li>
        ))}
      </List>
    )}
  </>
);

const GuestLine = ({ guest, today }: { guest: GuestView; today: string }) => {
  const warning = describeUpcoming(guest, today);
  const absences = describeAbsences(guest);
  return (
    <div>
      <p>
        <b>{guest.name}</b>
        <Muted>{describeVisits(guest)}</Muted>
        {listAllergyWords(guest).map((word) => (
          <AllergyMark key={word} word={word} />
        ))}
      </p>
      <p>
        <Muted>{guest.phone}</Muted>
        {absences && <Warning>{absences}</Warning>}
        {warning && <Warning>{warning}</Warning>}
      </p>
      {guest.perhaps.length > 0 && (
        <p>
          <Warning>{describePerhaps(guest)}</Warning>
        </p>
      )}
      {guest.guestNote && <Note>{guest.guestNote}</Note>}
    </div>
  );
};

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    padding: 6px 12px;
    border: 1px solid ${color.edge};
    border-left: 6px solid ${tone.high.edge};
    background: ${color.surface};
    font: 400 1rem/1.375rem ${font.text};
  }
  li > div {
    min-width: 0;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
    align-items: center;
    margin: 0;
    overflow-wrap: anywhere;
  }
  button {
    flex: none;
  }
`;
const Muted = styled.span`
  color: ${color.textMuted};
`;
const Warning = styled.em`
  color: ${color.brick};
  font-style: normal;
`;
const Note = styled.p`
  && {
    display: block;
    padding-left: 8px;
    border-left: 4px solid ${color.ochre};
    white-space: pre-line;
  }
`;
