import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import { listRooms, type RoomView } from '#src/contracts/booking/rooms.ts';
import { venue } from '#src/venue.ts';
import { setupScreens } from './open-screen.tsx';

export const sentQuote = {
  id: '00000000-0000-4000-8700-000000000999',
  reference: '7K3-9QXM',
  status: 'pending',
  link: '/events/a-personal-link',
} as const;

/** The sent request, as the guest sees it before staff answer. */
export const receivedQuote: OwnQuote = {
  reference: sentQuote.reference,
  state: 'received',
  eventDate: '2027-06-08',
  mealType: 'pranzo',
  numberOfPeople: 120,
  wishes: { eventKind: null, startTime: null, children: null, budgetPerPerson: null, place: null },
  createdAt: '2027-03-10T09:00:00.000Z',
  proposals: [],
  acceptedVersion: null,
  isDepositPaid: false,
  questions: [],
  isAcceptable: false,
  isOpen: true,
};

/** Opens the page of private events, with the rooms of the restaurant. */
export const setupQuoteForm = () => {
  const screens = setupScreens();
  const { api, user, openPage, screen } = screens;
  const openEvents = async (path = '/events', changes: Record<number, Partial<RoomView>> = {}) => {
    api().answer(
      listRooms,
      venue.rooms.map(({ floor, name, seasonFrom, seasonTo }) => ({
        floor,
        name,
        seasonFrom,
        seasonTo,
        closedUntil: null,
        updatedAt: '2027-03-01T09:00:00.000Z',
        ...changes[floor],
      })),
    );
    await openPage(path);
    await screen.findByRole('heading', { level: 1 });
  };
  return {
    ...screens,
    openEvents,
    /** Fills the required fields of the Italian form. */
    fillForm: async (over: Record<string, string> = {}) => {
      const fields = {
        'Nome e cognome': 'Ospite Di Prova',
        Telefono: '333 000 0000',
        'Data dell’evento': '2027-06-08',
        'Numero di persone': '120',
        'Idee di menu': 'Antipasti di terra, due primi, la cassata.',
        ...over,
      };
      for (const [label, value] of Object.entries(fields)) {
        await user().clear(screen.getByLabelText(new RegExp(`^${label}`)));
        await user().click(screen.getByLabelText(new RegExp(`^${label}`)));
        await user().paste(value);
      }
    },
  };
};
