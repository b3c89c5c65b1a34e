import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { parseFieldMessage } from '#src/messages/field-message.ts';
import { formatItalian } from '#src/messages/format-message.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { acceptedEmails, refusedEmails } from '#test/support/builders/typed-email-addresses.ts';
import { acceptedPhones, refusedPhones } from '#test/support/builders/typed-phone-numbers.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { clearBusinessData } from '#test/support/fixtures/database-state.ts';

const { app, guest, staff, ask, sql, turn } = setupBookingApp();

type Answer = { readonly status: number; readonly error: string | undefined };

const toSentence = (code: string) => formatItalian(parseFieldMessage(code));
const readError = (body: unknown, field: string) =>
  (body as { fields?: Record<string, string> } | null)?.fields?.[field];
const readReservation = async (id: string) =>
  (await staff().get<{ reservation: ReservationView }>(`/api/reservations/${id}`)).body.reservation;
const countEvents = async () => Number((await sql('select count(*) as n from event'))[0]!['n']);

/** Sends a form as a browser without JavaScript and without cookies does. */
const submitForm = async (path: string, fields: Record<string, string>, field: string) => {
  const answer = await fetch(app().origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams(fields).toString(),
  });
  const error = answer.status === 303 ? undefined : readError(await answer.json(), field);
  return { status: answer.status, error, location: answer.headers.get('location') };
};

describe('a telephone number that a guest corrects', () => {
  const createPair = async () => {
    const [byJson, byForm] = [
      (await ask()).body,
      (await ask({ customerPhone: '0935 000 102', customerEmail: null })).body,
    ];
    const sendJson = async (customerPhone: string): Promise<Answer> => {
      const path = `/api/reservations/link/${byJson.link.split('/').pop()}/phone`;
      const { status, body } = await guest().post(path, { customerPhone });
      return { status, error: readError(body, 'customerPhone') };
    };
    const sendForm = (customerPhone: string): Promise<Answer> =>
      submitForm(`${byForm.link}/phone`, { customerPhone }, 'customerPhone');
    const readStored = async () => [
      (await readReservation(byJson.id)).customerPhone,
      (await readReservation(byForm.id)).customerPhone,
    ];
    return { sendJson, sendForm, readStored };
  };

  it('is stored alike by the API and by the form without JavaScript', async () => {
    const { sendJson, sendForm, readStored } = await createPair();
    for (const [typed, stored] of acceptedPhones) {
      const statuses = [(await sendJson(typed)).status, (await sendForm(typed)).status];
      expect([typed, ...statuses, ...(await readStored())]).toEqual([
        typed,
        200,
        303,
        stored,
        stored,
      ]);
    }
  });

  it('is refused alike with the sentence that helps, and changes nothing', async () => {
    const { sendJson, sendForm } = await createPair();
    const before = await countEvents();
    for (const [typed, code] of refusedPhones) {
      const expected = { status: 400, error: toSentence(code) };
      expect([typed, await sendJson(typed)]).toEqual([typed, expected]);
      expect([typed, await sendForm(typed)]).toMatchObject([typed, expected]);
    }
    expect(await countEvents()).toBe(before);
  });
});

describe('an e-mail address of a request', () => {
  const sendForm = (customerEmail: string) => {
    const { timeSlotId } = turn();
    const search = { date: BOOKING_DATE, numberOfPeople: '2', timeSlot: timeSlotId };
    const guestData = { customerName: 'Zoé Prova', customerPhone: '333 000 0155', customerEmail };
    const fields = { ...guestData, timeSlotId };
    return submitForm(
      `/reservations/request?${new URLSearchParams(search)}`,
      fields,
      'customerEmail',
    );
  };

  it('is stored alike by the API and by the form without JavaScript', async () => {
    for (const [typed, stored] of acceptedEmails) {
      await clearBusinessData(app().container.get(TOKENS.sql));
      const statuses = [
        (await ask({ customerEmail: typed })).status,
        (await sendForm(typed)).status,
      ];
      const { body } = await staff().get<ReservationView[]>(
        `/api/reservations?date=${BOOKING_DATE}`,
      );
      expect([typed, ...statuses, ...body.map(({ customerEmail }) => customerEmail)]).toEqual([
        typed,
        201,
        303,
        stored,
        stored,
      ]);
    }
  });

  it('is refused alike with the sentence that helps, and changes nothing', async () => {
    const before = await countEvents();
    for (const [typed, code] of refusedEmails) {
      const { status, body } = await ask({ customerEmail: typed });
      const expected = { status: 400, error: toSentence(code) };
      expect([typed, { status, error: body.fields?.['customerEmail'] }]).toEqual([typed, expected]);
      expect([typed, await sendForm(typed)]).toMatchObject([typed, expected]);
    }
    expect(await countEvents()).toBe(before);
  });
});
