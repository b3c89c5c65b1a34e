import { proposalAcceptance, questionDraft } from '#src/contracts/private-events/proposals.ts';
import type { FormPage, FormParams } from '#src/platform/http/pipeline/form-pages.ts';
import { parseInput } from '#src/platform/http/requests/parse-input.ts';
import type { TakeGuestStep } from '../application/own-quote.ts';

const toOwnPage = ({ token = '' }: FormParams) => `/events/${encodeURIComponent(token)}`;
const pathsOf = (name: string) => [`/events/:token/${name}`, `/eventi/:token/${name}`];

/**
 * Creates the forms of a personal link, which need no JavaScript. A GET request only shows the
 * page.
 */
export const quoteLinkForms = (takeStep: TakeGuestStep): FormPage[] => [
  {
    paths: pathsOf('accept'),
    submit: async ({ params, fields }) => {
      const { version } = parseInput(proposalAcceptance, fields);
      await takeStep(params['token'] ?? '', { type: 'AcceptProposal', version });
      return toOwnPage(params);
    },
    refused: 'showForm',
  },
  {
    paths: pathsOf('question'),
    submit: async ({ params, fields }) => {
      const { question } = parseInput(questionDraft, fields);
      await takeStep(params['token'] ?? '', { type: 'AskQuestion' }, question);
      return toOwnPage(params);
    },
    refused: 'showForm',
  },
];
