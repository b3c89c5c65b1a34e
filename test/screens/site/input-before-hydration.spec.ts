import type { Availability } from '#src/contracts/booking/availability.ts';
import { listAvailableDays } from '#src/contracts/booking/availability-days.ts';
import { reportQuoteSeen } from '#src/contracts/private-events/quote-link-operations.ts';
import {
  buildDay,
  buildReservationStatus,
  slotAt,
  timeSlots,
} from '#test/support/builders/booking-views.ts';
import { buildOwnQuote } from '#test/support/builders/quote-views.ts';
import { hydratePage } from '#test/support/screens/hydrate-page.tsx';
import { setupScreens } from '#test/support/screens/open-screen.tsx';
import { answerPersonalLink, LINK } from '#test/support/screens/personal-link.ts';

const { api } = setupScreens();

const DATE = '2027-06-18';
const SEARCH = `date=${DATE}&numberOfPeople=2&mealType=cena&timeSlot=cena_primo`;
const token = LINK.split('/').at(-1)!;
const ownReservation = buildReservationStatus();

const buildTable = (name: string, at: number) => ({
  tableId: `00000000-0000-4000-8002-00000000000${at}`,
  timeSlotId: slotAt('19:00').id,
  tableName: name,
  slotDescription: '',
  availableCapacity: 4,
  floor: 0,
  tableCapacity: 4,
  tableDescription: null,
  suitable: true,
});
const availability: Availability = {
  availableSlots: [buildTable('Sala 1', 1), buildTable('Sala 2', 2)],
  capacityInfo: { bookedCovers: 0, maxCovers: 75, availableCovers: 75, canAccommodate: true },
  closed: false,
  begun: false,
  fullArrivalTimes: [],
  closedRooms: [],
  message: null,
};

/** Each page whose form the server refuses with the visitor's input. */
const pages = {
  note: [`${LINK}/note`, { ownReservation }, ['notes']],
  phone: [`${LINK}/phone`, { ownReservation }, ['customerPhone']],
  'question about an event': [
    `/events/${token}/question`,
    { ownQuote: buildOwnQuote() },
    ['question'],
  ],
  'reservation request': [
    `/reservations/request?${SEARCH}`,
    { availability, timeSlots },
    ['customerName', 'customerPhone', 'customerEmail', 'notes', 'allergies.note'],
  ],
  'waiting list': [
    `/waiting-list?date=${DATE}`,
    { timeSlots },
    ['customerName', 'customerPhone', 'customerEmail'],
  ],
  'lost link': ['/reservations', { timeSlots }, ['reference', 'phoneEnding']],
} as const;

const answerPages = () => {
  answerPersonalLink(api());
  api().answer(reportQuoteSeen, buildOwnQuote());
  api().answer(listAvailableDays, ({ query }) => [buildDay(query['from']!)]);
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const findForm = (name: string): HTMLFormElement =>
  document.querySelector<Control>(`main [name="${name}"]`)!.form!;

const readControls = (form: HTMLFormElement): readonly string[] =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
    ({ name, value, checked }) => `${name} ${value} ${checked}`,
  );

const isText = ({ type }: Control) => ['text', 'tel', 'textarea'].includes(type);

/** Changes each text and each choice of the form. */
const changeEachControl = (form: HTMLFormElement): void => {
  for (const control of form.querySelectorAll<HTMLInputElement>('input, textarea'))
    if (isText(control)) control.value = `${control.value}, corrected`;
    else control.checked = !control.checked;
  for (const select of form.querySelectorAll('select')) select.selectedIndex = 1;
};

it.each(Object.entries(pages))(
  'keeps what a guest corrects before hydration in the refused form: %s',
  async (_, [path, data, names]) => {
    answerPages();
    const values = Object.fromEntries(names.map((name) => [name, [`sent ${name}`]]));
    const refusedForm = { code: 'invalid', message: 'Testo troppo lungo', fields: {}, values };
    let typed: readonly string[] = [];
    await hydratePage(path, { token, data: { closedMeals: [], ...data }, refusedForm }, () => {
      changeEachControl(findForm(names[0]));
      typed = readControls(findForm(names[0]));
    });
    const corrected = names.map((name) => `${name} sent ${name}, corrected`);
    expect(typed.join('\n')).toMatch(new RegExp(corrected.join('[^]*')));
    expect(readControls(findForm(names[0]))).toEqual(typed);
  },
);
