import type { Language } from '#src/contracts/languages.ts';
import { joinWaitingList } from '#src/contracts/booking/waiting-list-operations.ts';
import {
  toList,
  type FormFields,
  type FormPage,
  type FormParams,
} from '#src/platform/http/pipeline/form-pages.ts';
import { readPageLanguage } from '#src/platform/http/requests/page-language.ts';
import { parseInput } from '#src/platform/http/requests/parse-input.ts';
import type { GuardRequest } from '#src/platform/http/requests/idempotency-key.ts';
import { offerAnswers, type AnswerOffer } from '../application/answer-offer.ts';
import type { JoinWaitingList } from '../application/join-waiting-list.ts';

type UseCases = {
  readonly answer: AnswerOffer;
  readonly join: JoinWaitingList;
  readonly guard: GuardRequest;
};

const toOwnPage = ({ token = '' }: FormParams) => `/waiting-list/${encodeURIComponent(token)}`;

const answerForms = (answer: AnswerOffer): FormPage[] =>
  offerAnswers.map((word) => ({
    paths: [`/waiting-list/:token/${word}`, `/lista-d-attesa/:token/${word}`],
    submit: async ({ params }) => {
      await answer(params['token'] ?? '', word);
      return toOwnPage(params);
    },
    refused: { redirectTo: toOwnPage },
  }));

const toRequest = (
  { timeSlotIds, seatWishes, ...texts }: FormFields,
  language: Language | null,
) => ({
  ...texts,
  timeSlotIds: toList(timeSlotIds),
  seatWishes: toList(seatWishes),
  ...(language === null ? {} : { language }),
});

const joinForm = ({ join, guard }: UseCases): FormPage => ({
  paths: ['/waiting-list', '/lista-d-attesa'],
  submit: async ({ fields, ctx }) => {
    const input = toRequest(fields, readPageLanguage(ctx));
    const { website, ...asked } = parseInput(joinWaitingList.body, input);
    const attempt = await guard(ctx, joinWaitingList.name, { asked, website });
    return (await join(asked, attempt)).answer.link;
  },
  refused: 'showForm',
  countsBrowsers: true,
});

/** Creates the forms of a waiting guest for browsers without JavaScript. */
export const waitingListForms = (useCases: UseCases): FormPage[] => [
  joinForm(useCases),
  ...answerForms(useCases.answer),
];
