import type { LostLink } from '#src/contracts/booking/personal-link-operations.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { parseReferenceCode } from '#src/kernel/reference-code.ts';
import { message } from '#src/messages/message.ts';
import type { GuestLinks, ReservationLookups } from '../ports.ts';

type Deps = {
  readonly reservations: Pick<ReservationLookups, 'findByReferenceAndPhone'>;
  readonly links: GuestLinks;
};

/**
 * Finds the personal link by the code of the reservation and the last four digits of the telephone.
 * The refusal does not reveal which of the two is wrong.
 */
export const findLostLink =
  ({ reservations, links }: Deps) =>
  async ({ reference, phoneEnding }: LostLink): Promise<{ link: string }> => {
    const bits = parseReferenceCode(reference);
    const id = bits === null ? null : await reservations.findByReferenceAndPhone(bits, phoneEnding);
    return id === null
      ? refuse({ kind: 'not-found', message: message('reservation_unknown') })
      : { link: links.createLink(id) };
  };

export type FindLostLink = ReturnType<typeof findLostLink>;
