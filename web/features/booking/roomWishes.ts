import type { JudgedWish, SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import { venue } from '#src/venue.ts';

type Room = (typeof venue.rooms)[number];

const conditions: Partial<Record<SeatWish, (room: Room) => boolean>> = {
  step_free: ({ isStepFree }) => isStepFree,
  with_dog: ({ isOutdoor }) => isOutdoor,
};

/** Returns the first wish that the room of this floor does not meet, or null. */
export const findUnmetRoomWish = (
  floor: number,
  wishes: readonly SeatWish[] | null,
): JudgedWish | null => {
  const room = venue.rooms.find((one) => one.floor === floor);
  const unmet = (wishes ?? []).find((wish) => room && conditions[wish]?.(room) === false);
  return (unmet as JudgedWish | undefined) ?? null;
};
