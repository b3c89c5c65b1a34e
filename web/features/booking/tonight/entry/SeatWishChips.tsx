import { seatWishLabel, type SeatWish } from '#src/contracts/booking/guest-wishes.ts';

type Props = {
  /** Wishes that staff can choose. */
  codes: readonly SeatWish[];
  chosen: readonly SeatWish[];
  onChange: (chosen: readonly SeatWish[]) => void;
};

/** Buttons for wishes, of which staff may choose several. */
export const SeatWishChips = ({ codes, chosen, onChange }: Props) =>
  codes.map((wish) => (
    <button
      key={wish}
      type="button"
      aria-pressed={chosen.includes(wish)}
      onClick={() =>
        onChange(chosen.includes(wish) ? chosen.filter((one) => one !== wish) : [...chosen, wish])
      }
    >
      {seatWishLabel[wish].toLowerCase()}
    </button>
  ));
