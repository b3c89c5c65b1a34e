import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import type { Turn } from '#test/support/builders/request-builders.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { callWithRetries, type ClientSession, type HttpReply } from './load-clients.ts';
import { createGuestRequest } from './turn-supply.ts';

let addresses = 0;

/** Returns a new e-mail address for each guest, so the address of a mail identifies the guest. */
export const createAddress = (): string => `guest-${++addresses}@example.org`;

/** Client for the operations of a personal link, and for those of staff on one reservation. */
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
    /** Requests a table with an e-mail address. Returns null if the server refuses. */
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
