import { css, styled } from 'styled-components';
import { color } from '../ui/theme/tokens.ts';
import { fixtureDrawings } from './fixtureDrawings.tsx';
import { rooms, type FixturePlace, type FixtureWord, type WordPlace } from './fixturePlaces.ts';

const distance = (side: 'left' | 'right' | 'top' | 'bottom', percent: number | undefined) =>
  percent === undefined ? '' : `${side}: ${percent}%;`;

const Drawing = styled.svg<{ $place: FixturePlace }>`
  position: absolute;
  max-width: none;
  ${({ $place: { left, right, top, bottom, width, height, isScaled } }) => css`
    ${distance('left', left)}
    ${distance('right', right)}
    ${distance('top', top)}
    ${distance('bottom', bottom)}
    width: ${isScaled ? `calc(${width}% * var(--plan-scale))` : `${width}%`};
    ${height === undefined ? '' : `height: ${height}%;`}
  `}
`;
const Word = styled.span<{ $place: WordPlace }>`
  position: absolute;
  left: ${({ $place }) => $place.x}%;
  top: ${({ $place }) => $place.y}%;
  translate: -50% -50%;
  padding-inline: 0.15rem;
  background: ${color.surface};
  color: ${color.textMuted};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.15;
  white-space: nowrap;
  ${({ $place }) => $place.isVertical && 'writing-mode: vertical-rl; rotate: 180deg;'}
  @media (min-width: 62em) {
    font-size: 0.875rem;
  }
  @media (max-width: 18em) {
    display: none;
  }
`;

type Props = { floor: number; nameOf: (word: FixtureWord) => string };

/**
 * Draws windows, stairs and similar fixtures. Screen readers skip them, because each table
 * describes where it is.
 */
export const RoomFixtures = ({ floor, nameOf }: Props) => {
  const room = rooms[floor];
  if (!room) return null;
  return (
    <div aria-hidden="true">
      {room.fixtures.map((place) => {
        const { viewBox, stretched, shapes } = fixtureDrawings[place.fixture];
        return (
          <Drawing
            key={`${place.fixture} ${place.top}`}
            $place={place}
            viewBox={viewBox}
            {...(stretched ? { preserveAspectRatio: 'none' } : {})}
          >
            {shapes}
          </Drawing>
        );
      })}
      {room.words.map((place) => (
        <Word key={place.word} $place={place}>
          {nameOf(place.word)}
        </Word>
      ))}
    </div>
  );
};
