import { styled } from 'styled-components';
import { color, font, tone } from '#web/shared/ui/theme/tokens.ts';
import { AllergyMark } from '../book/AllergyMark.tsx';
import { languageWord, listAllergyWords } from '../book/rowMarks.ts';
import { occasionLabel } from '#src/contracts/booking/guest-wishes.ts';
import type { LaneRequest } from './laneRequest.ts';
import { wishWord } from './requestText.ts';
import { formatNoShows, formatSameDay } from './requestWarnings.ts';

/** Shows all that decides about a request: allergies, wishes, language, visits, warnings and note. */
export const RequestFacts = ({ request }: { request: LaneRequest }) => {
  const { reservation, guest } = request;
  const { occasion, seatWishes, language, specialRequests, adminNotes } = reservation;
  const [noShows, sameDay] = [formatNoShows(request), formatSameDay(request)];
  return (
    <>
      <Facts>
        {listAllergyWords(reservation).map((word) => (
          <AllergyMark key={word} word={word} />
        ))}
        {(seatWishes ?? []).map((wish) => (
          <Wish key={wish}>{wishWord(wish)}</Wish>
        ))}
        {occasion && <span>{occasionLabel[occasion].toLowerCase()}</span>}
        {languageWord[language] && <b>{languageWord[language]}</b>}
        {guest.visits > 0 && <span>{guest.visits + 1}ª volta</span>}
        {noShows && <Warning>{noShows}</Warning>}
      </Facts>
      {sameDay && <Warning as="p">{sameDay}</Warning>}
      {specialRequests && <Note>«{specialRequests}»</Note>}
      {adminNotes && <Note>{adminNotes}</Note>}
    </>
  );
};

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  font: 400 0.9375rem/1.375rem ${font.text};
  &:empty {
    display: none;
  }
  b {
    font-weight: 650;
  }
`;
const Wish = styled.span`
  padding: 0 8px;
  border-radius: 2px;
  background: ${tone.medium.ground};
  color: ${tone.medium.text};
  font-weight: 700;
`;
const Warning = styled.span`
  color: ${color.brick};
  font: 650 0.9375rem/1.375rem ${font.text};
`;
const Note = styled.p`
  color: ${color.textMuted};
  font: 400 0.9375rem/1.375rem ${font.text};
  overflow-wrap: anywhere;
`;
