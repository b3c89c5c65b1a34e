import type { z } from 'zod';
import {
  askForChange,
  correctPhone,
  writeNote,
} from '#src/contracts/booking/personal-link-operations.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { FormFields, FormPage, FormParams } from '#src/platform/http/pipeline/form-pages.ts';
import type {
  ChangeReservationStatus,
  StatusChange,
} from '../application/desk/change-reservation-status.ts';
import type { AskForChange } from '../application/guest/ask-for-change.ts';
import type { ChangeOwnContact } from '../application/guest/change-own-contact.ts';
import type { GuestLinks } from '../application/ports.ts';

type UseCases = {
  readonly links: GuestLinks;
  readonly changeStatus: ChangeReservationStatus;
  readonly askForChange: AskForChange;
  readonly changeContact: ChangeOwnContact;
};
type Submit = (id: string, fields: FormFields) => Promise<unknown>;

const GUEST = { actor: 'guest', expectedVersion: null } as const;

const parseFields = <Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> =>
  schema.safeParse(fields).data ?? refuse({ kind: 'invalid', message: message('invalid') });

const createSubmits = ({ changeStatus, askForChange: ask, changeContact }: UseCases) => {
  const step =
    (change: StatusChange): Submit =>
    (id) =>
      changeStatus(id, change, GUEST);
  return {
    cancel: step({ type: 'cancelByGuest' }),
    confirm: step({ type: 'confirmVisit' }),
    'withdraw-change': step({ type: 'closeChange', why: 'withdrawn' }),
    change: (id, { numberOfPeople, ...turn }) => {
      const wanted = { ...turn, numberOfPeople: Number(numberOfPeople) };
      return ask(id, parseFields(askForChange.body, wanted));
    },
    note: (id, fields) => changeContact(id, parseFields(writeNote.body, fields)),
    phone: (id, fields) => changeContact(id, parseFields(correctPhone.body, fields)),
  } satisfies Record<string, Submit>;
};

const formsWithInput: readonly string[] = ['change', 'note', 'phone'];

/** The pass shows why a step was refused. A refused form with input is shown again. */
const toNextPath =
  (name: string) =>
  ({ token = '' }: FormParams, isRefused: boolean): string =>
    `/reservations/${encodeURIComponent(token)}${isRefused && formsWithInput.includes(name) ? `/${name}` : ''}`;

/** The actions on a personal link for browsers without JavaScript. */
export const personalLinkForms = (useCases: UseCases): FormPage[] =>
  Object.entries<Submit>(createSubmits(useCases)).map(([name, submit]) => ({
    paths: [`/reservations/:token/${name}`, `/prenotazioni/:token/${name}`],
    submit: async ({ token = '' }, fields) => {
      const id = useCases.links.findReservationId(token);
      if (id !== null) await submit(id, fields);
    },
    next: toNextPath(name),
  }));
