import type { FormPage, FormParams } from '#src/platform/http/pipeline/form-pages.ts';
import { offerAnswers, type AnswerOffer } from '../application/answer-offer.ts';

const toOwnPage = ({ token = '' }: FormParams) => `/waiting-list/${encodeURIComponent(token)}`;

/** The answers of a waiting guest for browsers without JavaScript. */
export const waitingListForms = (answer: AnswerOffer): FormPage[] =>
  offerAnswers.map((word) => ({
    paths: [`/waiting-list/:token/${word}`, `/lista-d-attesa/:token/${word}`],
    submit: ({ token = '' }) => answer(token, word),
    next: toOwnPage,
  }));
