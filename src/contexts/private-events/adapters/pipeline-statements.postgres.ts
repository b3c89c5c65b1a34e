import type { ProjectedEvent } from '#src/event-log/projection.ts';
import { parseQuoteId } from '../application/quote-stream-name.ts';
import type { QuoteEvent } from '../domain/quote-events.ts';
import { findTransition } from '../domain/stages.ts';

type Projected<Type extends QuoteEvent['type']> = ProjectedEvent<
  Extract<QuoteEvent, { type: Type }>
>;
export type Statement = readonly [sql: string, values: readonly unknown[]];

/**
 * Updates the stage if the event changes it. SQL compares the old stage, because the projection
 * sends all statements without reading first.
 */
export const updateStage = (event: ProjectedEvent<QuoteEvent>): readonly Statement[] => {
  const transition = findTransition(event);
  if (!transition) return [];
  return [
    [
      'update event_quotes set stage = ? where id = ? and stage = any(?::text[])',
      [transition.to, parseQuoteId(event.stream), `{${transition.from.join(',')}}`],
    ],
  ];
};

/**
 * Inserts a contact, and stores its call-back date. A contact without a date removes the earlier
 * call-back date.
 */
export const insertContact = ({
  stream,
  subjectId,
  data,
  version,
  at,
}: Projected<'QuoteContactNoted'>): readonly Statement[] => {
  const id = parseQuoteId(stream);
  return [
    [
      'insert into quote_contacts (quote_id, number, subject_id, channel, call_back_on, noted_at) values (?, ?, ?, ?, ?, ?)',
      [id, version, subjectId, data.channel, data.callBackOn, at],
    ],
    [
      'update event_quotes set call_back_on = ?, version = ?, updated_at = ? where id = ?',
      [data.callBackOn, version, at, id],
    ],
  ];
};

export const insertPayment = ({
  stream,
  data,
  version,
  at,
}: Projected<'QuotePaymentNoted'>): readonly Statement[] => {
  const id = parseQuoteId(stream);
  return [
    [
      'insert into quote_payments (quote_id, number, kind, amount_cents, paid_on) values (?, ?, ?, ?, ?)',
      [id, version, data.kind, data.amountCents, data.paidOn],
    ],
    ['update event_quotes set version = ?, updated_at = ? where id = ?', [version, at, id]],
  ];
};

export const updateOption = ({
  stream,
  data,
  version,
  at,
}: Projected<'OptionSet'>): readonly Statement[] => {
  const id = parseQuoteId(stream);
  return [
    [
      'update quote_proposals set option_until = ? where quote_id = ? and version = ?',
      [data.optionUntil, id, data.version],
    ],
    ['update event_quotes set version = ?, updated_at = ? where id = ?', [version, at, id]],
  ];
};

export const updateHold = ({
  stream,
  data,
  version,
  at,
}: Projected<'HoldChosen' | 'QuoteApproved' | 'QuoteApprovalUndone'>): readonly Statement[] => [
  [
    'update event_quotes set hold = ?::jsonb, version = ?, updated_at = ? where id = ?',
    [data.hold && JSON.stringify(data.hold), version, at, parseQuoteId(stream)],
  ],
];

export const restorePending = (event: Projected<'QuoteApprovalUndone'>): readonly Statement[] => [
  [`update event_quotes set status = 'pending' where id = ?`, [parseQuoteId(event.stream)]],
  ...updateHold(event),
];

export const markLost = ({
  stream,
  data,
  version,
  at,
}: Projected<'QuoteLost'>): readonly Statement[] => [
  [
    `update event_quotes set status = 'rejected', lost_reason = ?, version = ?, updated_at = ? where id = ?`,
    [data.reason, version, at, parseQuoteId(stream)],
  ],
];
