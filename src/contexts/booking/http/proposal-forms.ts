import { acceptedTurn } from '#src/contracts/booking/personal-link-operations.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { FormPage, FormParams } from '#src/platform/http/pipeline/form-pages.ts';
import type { AcceptProposal } from '../application/guest/accept-proposal.ts';
import type { ReadOwnReservation } from '../application/guest/read-own-reservation.ts';
import type { GuestLinks } from '../application/ports.ts';

type UseCases = {
  readonly links: GuestLinks;
  readonly acceptProposal: AcceptProposal;
  readonly read: ReadOwnReservation;
};

const refuseInvalid = () => refuse({ kind: 'invalid', message: message('invalid') });

const toOwnPage = ({ token = '' }: FormParams): string =>
  `/reservations/${encodeURIComponent(token)}`;

const toProposalPage = (params: FormParams): string => {
  const { date = '', timeSlotId = '' } = params;
  return `${toOwnPage(params)}/proposal/${encodeURIComponent(date)}/${encodeURIComponent(timeSlotId)}`;
};

/**
 * Creates the form that accepts a proposal, with and without JavaScript. It leads to the new
 * personal link, or after a refusal to the proposal page with the present free turns.
 */
export const proposalForms = ({ links, acceptProposal, read }: UseCases): FormPage[] => {
  const findReplacementLink = async (token: string): Promise<string | undefined> => {
    const id = links.findReservationId(token);
    return id === null ? undefined : (await read(id))?.replacementLink;
  };
  return [
    {
      paths: ['reservations', 'prenotazioni'].map(
        (word) => `/${word}/:token/proposal/:date/:timeSlotId`,
      ),
      submit: async ({ params }) => {
        const { token = '', date, timeSlotId } = params;
        const id = links.findReservationId(token);
        const turn = acceptedTurn.safeParse({ reservationDate: date, timeSlotId }).data;
        if (id !== null) await acceptProposal(id, turn ?? refuseInvalid());
        return (await findReplacementLink(token)) ?? toOwnPage(params);
      },
      refused: { redirectTo: toProposalPage },
    },
  ];
};
