import { requestReservation } from '#src/contracts/booking/reservation-operations.ts';
import { CHECKBOX_ON } from '#src/contracts/common/checkbox-value.ts';
import { toList, type FormFields, type FormPage } from '#src/platform/http/pipeline/form-pages.ts';
import { parseInput } from '#src/platform/http/requests/parse-input.ts';
import type { GuardRequest } from '#src/platform/http/requests/idempotency-key.ts';
import type { RequestReservation } from '../application/guest/request-reservation.ts';

type Query = Readonly<Record<string, unknown>>;
type UseCases = { readonly submit: RequestReservation; readonly guard: GuardRequest };

/** Converts an empty form value to null, which means that the guest did not choose. */
const toChoice = (value: unknown): unknown => value || null;

/** Reads the form fields `allergies.codes` and `allergies.note`. */
const toAllergies = (value: unknown) => {
  const { codes, ...others } = (value ?? {}) as FormFields;
  return { ...others, codes: toList(codes) };
};

/** Reads date, turn and party size from the URL, which the search created. */
const toVisit = ({ date, timeSlot, numberOfPeople, mealType, lang }: Query) => ({
  reservationDate: date,
  timeSlot,
  numberOfPeople,
  mealType: mealType || undefined,
  ...(lang === undefined ? {} : { language: lang }),
});

const toRequest = (fields: FormFields, query: Query) => {
  const { allergies, allergiesConsent, rememberAllergies, ...others } = fields;
  return {
    ...others,
    ...toVisit(query),
    tableId: toChoice(fields['tableId']),
    arrivalTime: toChoice(fields['arrivalTime']),
    occasion: toChoice(fields['occasion']),
    seatWishes: toList(fields['seatWishes']),
    allergies: toAllergies(allergies),
    allergiesConsent: allergiesConsent === CHECKBOX_ON,
    rememberAllergies: rememberAllergies === CHECKBOX_ON,
  };
};

/**
 * Creates the form with which a guest requests a table, for browsers without JavaScript. It leads
 * to the personal link.
 */
export const reservationRequestForm = ({ submit, guard }: UseCases): FormPage => ({
  paths: ['/reservations/request', '/prenotazioni/request'],
  submit: async ({ fields, ctx }) => {
    const input = toRequest(fields, ctx.query);
    const { website, ...asked } = parseInput(requestReservation.body, input);
    const attempt = await guard(ctx, requestReservation.name, { asked, website });
    return (await submit(asked, attempt)).answer.link;
  },
  refused: 'showForm',
  countsBrowsers: true,
});
