import {
  askForChange,
  correctPhone,
  findLostLink,
  writeNote,
} from '#src/contracts/booking/personal-link-operations.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { FormFields, FormPage, FormParams } from '#src/platform/http/pipeline/form-pages.ts';
import { parseInput } from '#src/platform/http/requests/parse-input.ts';
import type {
  ChangeReservationStatus,
  StatusChange,
} from '../application/desk/change-reservation-status.ts';
import type { AskForChange } from '../application/guest/ask-for-change.ts';
import type { ChangeOwnContact } from '../application/guest/change-own-contact.ts';
import type { FindLostLink } from '../application/guest/find-lost-link.ts';
import type { GuestLinks } from '../application/ports.ts';
import type { GuardLookup } from './personal-link.controller.ts';

type UseCases = {
  readonly links: GuestLinks;
  readonly changeStatus: ChangeReservationStatus;
  readonly askForChange: AskForChange;
  readonly changeContact: ChangeOwnContact;
  readonly findLostLink: FindLostLink;
  readonly guardLookup: GuardLookup;
};
type Submit = (id: string, fields: FormFields) => Promise<unknown>;

const GUEST = { actor: 'guest', expectedVersion: null } as const;

const refuseUnknown = () => refuse({ kind: 'not-found', message: message('reservation_unknown') });

const toPass = ({ token = '' }: FormParams): string => `/reservations/${encodeURIComponent(token)}`;

const createForm =
  ({ links }: UseCases) =>
  (name: string, submit: Submit, refused: FormPage['refused']): FormPage => ({
    paths: [`/reservations/:token/${name}`, `/prenotazioni/:token/${name}`],
    submit: async ({ params, fields }) => {
      await submit(links.findReservationId(params['token'] ?? '') ?? refuseUnknown(), fields);
      return toPass(params);
    },
    refused,
  });

/**
 * Creates the forms that only have a button. A refused form leads to the pass, because its state
 * explains the refusal.
 */
const stepForms = (useCases: UseCases): FormPage[] => {
  const form = createForm(useCases);
  const step = (name: string, change: StatusChange) =>
    form(name, (id) => useCases.changeStatus(id, change, GUEST), { redirectTo: toPass });
  return [
    step('cancel', { type: 'cancelByGuest' }),
    step('confirm', { type: 'confirmVisit' }),
    step('withdraw-change', { type: 'closeChange', why: 'withdrawn' }),
  ];
};

const inputForms = (useCases: UseCases): FormPage[] => {
  const { askForChange: ask, changeContact } = useCases;
  const form = (name: string, submit: Submit) => createForm(useCases)(name, submit, 'showForm');
  return [
    form('change', (id, fields) => ask(id, parseInput(askForChange.body, fields))),
    form('note', (id, fields) => changeContact(id, parseInput(writeNote.body, fields))),
    form('phone', (id, fields) => changeContact(id, parseInput(correctPhone.body, fields))),
  ];
};

const recoveryForm = ({ findLostLink: find, guardLookup }: UseCases): FormPage => ({
  paths: ['/reservations', '/prenotazioni'],
  submit: async ({ fields, ctx }) => {
    const lost = parseInput(findLostLink.body, fields);
    await guardLookup(ctx, lost.reference);
    return (await find(lost)).link;
  },
  refused: 'showForm',
});

/** Creates the forms of a personal link, and of its recovery, for browsers without JavaScript. */
export const personalLinkForms = (useCases: UseCases): FormPage[] => [
  ...stepForms(useCases),
  ...inputForms(useCases),
  recoveryForm(useCases),
];
