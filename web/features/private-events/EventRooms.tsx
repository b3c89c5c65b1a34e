import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { findReopeningDate, type RoomOpening } from '#src/contracts/booking/room-opening.ts';
import type { RoomView } from '#src/contracts/booking/rooms.ts';
import { venue } from '#src/venue.ts';
import { useFormatDate } from '#web/shared/dates/useFormatDate.ts';
import { useMonthName } from '#web/shared/dates/useMonthName.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Eyebrow, PageWidth } from '#web/shared/ui/layout/typography.ts';
import { imageLoadingProps } from '#web/shared/ui/media/imageLoading.ts';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';
import { usePreloadedState } from '#web/shared/hooks/usePreloadedState.ts';
import { art, color, font } from '#web/shared/ui/theme/tokens.ts';
import { fetchRooms, preloadedRooms } from './preloadedRooms.ts';
import { EventsLead } from './eventsSectionStyles.ts';

type VenueRoom = (typeof venue.rooms)[number];

const monthOf = (day: string): number => Number(day.slice(0, 2));

export const EventRooms = () => {
  const words = useTranslation();
  const { value: rooms } = usePreloadedState<readonly RoomView[]>(preloadedRooms, fetchRooms);
  return (
    <Ground aria-labelledby="rooms-title">
      <PageWidth>
        <Eyebrow>{words('events.roomsEyebrow')}</Eyebrow>
        <h2 id="rooms-title">{words('events.roomsTitle')}</h2>
        <EventsLead>{words('events.roomsLead')}</EventsLead>
        <Arches>
          {venue.rooms.map((room) => (
            <RoomItem
              key={room.floor}
              room={room}
              season={rooms?.find((one: RoomView) => one.floor === room.floor)}
            />
          ))}
        </Arches>
      </PageWidth>
    </Ground>
  );
};

type RoomItemProps = { room: VenueRoom; season: RoomOpening | undefined };

const RoomItem = ({ room: { floor, name, seats, isStepFree }, season }: RoomItemProps) => {
  const words = useTranslation();
  const monthName = useMonthName();
  const formatDate = useFormatDate();
  const today = useSelector(selectToday);
  // Out of season, the months below say when guests sit there.
  const isClosed = season?.closedUntil && season.closedUntil > today;
  const reopensOn = isClosed ? findReopeningDate(season, today) : null;
  return (
    <li>
      <Opening>
        <img
          src={`/art/rooms/floor-${floor}.svg`}
          alt=""
          width="320"
          height="400"
          {...imageLoadingProps.lazy}
        />
      </Opening>
      <Sill />
      <h3>{name}</h3>
      <Seats>{words('events.roomSeats', { seats })}</Seats>
      <p>{words('events.roomAbout', { floor: String(floor) })}</p>
      <Facts>
        <span>{words(isStepFree ? 'events.roomStepFree' : 'events.roomStairs')}</span>
        {reopensOn && (
          <span>
            {words('events.roomClosed', {
              day: formatDate(reopensOn, { weekday: 'short', day: 'numeric', month: 'short' }),
            })}
          </span>
        )}
        {season?.seasonFrom && season.seasonTo && (
          <span>
            {words('events.roomSeason', {
              first: monthName(monthOf(season.seasonFrom)),
              last: monthName(monthOf(season.seasonTo)),
            })}
          </span>
        )}
      </Facts>
    </li>
  );
};

const Ground = styled.section`
  padding-block: clamp(4rem, 6vw, 7rem);
  background: ${color.sand};
  ${Eyebrow} {
    color: ${color.brick};
  }
  h2 {
    margin-top: 1rem;
  }
`;
const Arches = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(2rem, 4vw, 4.5rem);
  margin: clamp(2.5rem, 4vw, 4rem) 0 0;
  padding: 0;
  list-style: none;
  h3 {
    margin-top: 1.25rem;
    font-size: 1.875rem;
  }
  p {
    max-width: 34ch;
    margin-top: 0.5rem;
    color: ${color.textMuted};
  }
  @media (max-width: 43em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Opening = styled.div`
  overflow: hidden;
  aspect-ratio: 1 / 1.1;
  padding: 5px 5px 0;
  border: 3px solid ${color.cobalt};
  border-bottom: 0;
  border-radius: 999px 999px 0 0;
  background: ${color.surface};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
    border-radius: inherit;
  }
`;
const Sill = styled.div`
  height: 16px;
  margin-inline: -6px;
  background: ${art.tile('frieze-onda-classica')} 50% 0 / auto 16px repeat-x;
`;
const Seats = styled.strong`
  display: block;
  margin-top: 0.25rem;
  font: italic 500 1.375rem/1.3 ${font.display};
  font-variant-numeric: lining-nums;
  color: ${color.cobalt};
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  font-size: 0.9375rem;
  font-weight: 650;
`;
