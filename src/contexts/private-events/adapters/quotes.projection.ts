import type { ProjectedEvent, Projection } from '#src/event-log/projection.ts';
import { QUOTE_STREAM_PREFIX, parseQuoteId } from '../application/quote-stream-name.ts';
import type { QuoteEvent } from '../domain/quote-events.ts';
import { firstStage } from '../domain/stages.ts';
import {
  insertContact,
  insertPayment,
  markLost,
  restorePending,
  updateHold,
  updateOption,
  updateStage,
  type Statement,
} from './pipeline-statements.postgres.ts';

type Projected<Type extends QuoteEvent['type']> = ProjectedEvent<
  Extract<QuoteEvent, { type: Type }>
>;

const statusAfter = {
  QuoteApproved: 'approved',
  QuoteRejected: 'rejected',
  QuoteOfferChanged: null,
} as const;

const insertQuote = ({
  stream,
  subjectId,
  version,
  at,
  data: { occasion, language = 'it', wishes = {}, channel },
}: Projected<'QuoteRequested'>): Statement => [
  `insert into event_quotes (id, subject_id, event_date, meal_type, number_of_people, language, wishes, stage, version, created_at, updated_at)
   values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  [
    parseQuoteId(stream),
    subjectId,
    occasion.date,
    occasion.mealType,
    occasion.numberOfPeople,
    language,
    JSON.stringify(wishes),
    firstStage(channel),
    version,
    at,
    at,
  ],
];

/**
 * Updates status, price and notes. An event without `subjectId` leaves the notes unchanged, unless
 * the event removes them.
 */
const updateAnswer = ({
  stream,
  type,
  data,
  subjectId,
  version,
  at,
}: Projected<keyof typeof statusAfter>): Statement => [
  `update event_quotes set status = coalesce(?, status), quoted_price = ?,
     notes_subject_id = case when ? then null else coalesce(?::uuid, notes_subject_id) end, version = ?, updated_at = ? where id = ?`,
  [
    statusAfter[type],
    data.quotedPrice,
    data.notes === 'removed',
    subjectId,
    version,
    at,
    parseQuoteId(stream),
  ],
];

const insertProposal = ({
  stream,
  data,
  subjectId,
  version,
  at,
}: Projected<'ProposalMade'>): readonly Statement[] => {
  const id = parseQuoteId(stream);
  return [
    [
      'insert into quote_proposals (quote_id, version, subject_id, price, option_until, made_at) values (?, ?, ?, ?, ?, ?)',
      [id, data.version, subjectId, data.price, data.optionUntil, at],
    ],
    ['update quote_questions set is_open = false where quote_id = ?', [id]],
    [
      'update event_quotes set quoted_price = ?, accepted_version = null, version = ?, updated_at = ? where id = ?',
      [data.price, version, at, id],
    ],
  ];
};

const stampColumns = {
  ProposalSent: 'sent_at',
  ProposalSeen: 'seen_at',
  ProposalAccepted: 'accepted_at',
} as const;

const stampProposal = ({
  stream,
  type,
  data,
  at,
}: Projected<keyof typeof stampColumns>): Statement => [
  `update quote_proposals set ${stampColumns[type]} = ? where quote_id = ? and version = ?`,
  [at, parseQuoteId(stream), data.version],
];

/**
 * Updates only the version when a proposal is sent or seen. `updated_at` stays unchanged, so staff
 * can still save an open form.
 */
const updateVersion = ({ stream, version }: ProjectedEvent<QuoteEvent>): Statement => [
  'update event_quotes set version = ? where id = ?',
  [version, parseQuoteId(stream)],
];

const markAccepted = ({ stream, data, version, at }: Projected<'ProposalAccepted'>): Statement => [
  'update event_quotes set accepted_version = ?, version = ?, updated_at = ? where id = ?',
  [data.version, version, at, parseQuoteId(stream)],
];

const insertQuestion = ({
  stream,
  subjectId,
  version,
  at,
}: Projected<'QuoteQuestionAsked'>): readonly Statement[] => {
  const id = parseQuoteId(stream);
  return [
    [
      'insert into quote_questions (quote_id, number, subject_id, asked_at) values (?, ?, ?, ?)',
      [id, version, subjectId, at],
    ],
    ['update event_quotes set version = ?, updated_at = ? where id = ?', [version, at, id]],
  ];
};

const toStatements = (event: ProjectedEvent<QuoteEvent>): readonly Statement[] => {
  switch (event.type) {
    case 'QuoteRequested':
      return [insertQuote(event)];
    case 'QuoteApproved':
      return [updateAnswer(event), ...(event.data.hold === undefined ? [] : updateHold(event))];
    case 'QuoteRejected':
    case 'QuoteOfferChanged':
      return [updateAnswer(event)];
    case 'ProposalMade':
      return insertProposal(event);
    case 'ProposalSent':
    case 'ProposalSeen':
      return [stampProposal(event), updateVersion(event)];
    case 'ProposalAccepted':
      return [stampProposal(event), markAccepted(event)];
    case 'QuoteQuestionAsked':
      return insertQuestion(event);
    case 'QuoteContactNoted':
      return insertContact(event);
    case 'QuotePaymentNoted':
      return insertPayment(event);
    case 'OptionSet':
      return updateOption(event);
    case 'HoldChosen':
      return updateHold(event);
    case 'QuoteApprovalUndone':
      return restorePending(event);
    case 'QuoteLost':
      return markLost(event);
  }
};

export const quotesProjection: Projection<QuoteEvent> = {
  name: 'quote-desk',
  streamPrefixes: [QUOTE_STREAM_PREFIX],
  tables: [
    'event_quotes',
    'quote_proposals',
    'quote_questions',
    'quote_contacts',
    'quote_payments',
  ],

  async apply(event, sql) {
    const statements = [...toStatements(event), ...updateStage(event)];
    await Promise.all(statements.map(([text, values]) => sql(text, values)));
  },
};
