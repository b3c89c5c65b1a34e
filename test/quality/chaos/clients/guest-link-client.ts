import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import type { Turn } from '#test/support/builders/request-builders.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { callWithRetries, type ClientSession, type HttpReply } from './load-clients.ts';
import { createGuestRequest } from './turn-supply.ts';

let addresses = 0;

/** A new address for each guest, so a mail tells whose it is. */
export const createAddress = (): string => `guest-${++addresses}@example.org`;

/** Calls of the holder of a personal link, and of staff about one reservation. */
export const createGuestLinkClient = ({
  environment: { fleet },
  staff,
  guests,
  visitors,
}: ScenarioContext) => {
  const callAs =
    (session: ClientSession, method: string) =>
    (path: string, body?: object, headers: Record<string, string> = {}): Promise<HttpReply> =>
      callWithRetries(fleet, { method, path, headers, ...(body ? { body } : {}) }, session);
  const guest = visitors[0]!;
  return {
    guestPost: callAs(guest, 'POST'),
    guestGet: callAs(guest, 'GET'),
    staffPost: callAs(staff, 'POST'),
    staffPut: callAs(staff, 'PUT'),
    /** Asks for a table with an e-mail address. Returns null if the request was refused. */
    request: async (turn: Turn, numberOfPeople: number, over: { customerPhone?: string } = {}) => {
      const reply = await guests.ask(
        createGuestRequest(turn, { numberOfPeople, customerEmail: createAddress(), ...over }),
      );
      if (reply.status !== 201) return null;
      const { id, link } = JSON.parse(reply.text) as ReservationReceipt;
      return {
        desk: `/api/reservations/${id}`,
        link: `/api/reservations/link/${link.split('/').pop()}`,
        id,
      };
    },
  };
};

export type GuestLinkClient = ReturnType<typeof createGuestLinkClient>;
