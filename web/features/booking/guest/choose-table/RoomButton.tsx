import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { art, color, font, media, tone, type Tone } from '#web/shared/ui/theme/tokens.ts';
import { useShortDay } from '../search/useShortDay.ts';
import { focusRing } from './choiceStyles.ts';
import { freeTablesOf, type Room } from './rooms.ts';

type Props = { room: Room; chosenName: string | null; onOpen: () => void };

/**
 * Opens the plan of a room. It is a button and not a radio button, because it does not choose
 * anything.
 */
export const RoomButton = ({ room, chosenName, onOpen }: Props) => {
  const words = useTranslation();
  const { floor, name, isStepFree, reopensOn } = room;
  const isOpen = freeTablesOf(room).length > 0;
  const shortDay = useShortDay();
  const about = words('booking.room.about', { floor: String(floor) });
  return (
    <Arch type="button" disabled={!isOpen} onClick={onOpen}>
      <Opening $isOpen={isOpen}>
        <img src={`/art/rooms/floor-${floor}.svg`} alt="" width="320" height="400" />
      </Opening>
      <Sill />
      <Name>{name}</Name>
      <span>
        {[words('booking.floor', { floor: String(floor) }), about].filter(Boolean).join(' · ')}
      </span>
      {chosenName !== null && (
        <Mark $tone="night">✓ {words('booking.room.chosen', { name: chosenName })}</Mark>
      )}
      {reopensOn !== null && (
        <Mark $tone="off">{words('booking.room.closed', { day: shortDay(reopensOn) })}</Mark>
      )}
      {reopensOn === null && !isOpen && <Mark $tone="low">{words('booking.unavailable')}</Mark>}
      {reopensOn === null && (
        <Mark $tone={isStepFree ? 'high' : 'night'}>
          {words(isStepFree ? 'booking.room.stepFree' : 'booking.room.stairs')}
        </Mark>
      )}
    </Arch>
  );
};

const Arch = styled.button`
  display: grid;
  gap: 0.4rem;
  align-content: start;
  justify-items: start;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  font-size: 0.875rem;
  line-height: 1.3;
  text-align: left;
  &:focus-visible {
    outline: none;
  }
  &:focus-visible > :first-child {
    ${focusRing}
  }
  ${media.hover} {
    &:hover:enabled > :first-child {
      border-color: ${color.cobaltLight};
      filter: brightness(1.05);
    }
  }
`;
const Opening = styled.span<{ $isOpen: boolean }>`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  padding: 4px 4px 0;
  border: 3px ${({ $isOpen }) => ($isOpen ? `solid ${color.cobalt}` : 'dashed #6b675c')};
  border-bottom: 0;
  border-radius: 999px 999px 0 0;
  background: ${color.surface};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
    border-radius: inherit;
    ${({ $isOpen }) => !$isOpen && 'filter: sepia(0.75) saturate(0.5) brightness(1.06);'}
  }
  @media (min-width: 62em) {
    aspect-ratio: 1 / 1.02;
  }
`;
const Sill = styled.span`
  justify-self: stretch;
  height: 12px;
  margin: -0.4rem -4px 0;
  background: ${art.tile('frieze-onda-classica')} 50% 0 / auto 12px repeat-x;
`;
const Name = styled.span`
  font: 600 1.5rem/1.15 ${font.display};
`;
const Mark = styled.span<{ $tone: Tone }>`
  padding: 0.1rem 0.4rem;
  background: ${({ $tone }) => tone[$tone].ground};
  color: ${({ $tone }) => tone[$tone].text};
  font-size: 0.8125rem;
  font-weight: 650;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
