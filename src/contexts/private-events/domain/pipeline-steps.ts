import type { ContactChannel, LostReason } from '#src/contracts/private-events/pipeline-codes.ts';
import { quoteStatusLabel } from '#src/contracts/private-events/quotes.ts';
import { canonicalJson } from '#src/kernel/canonical-json.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { assertOption, type Moment, type Option } from './proposals.ts';
import type { Hold, Payment, QuoteEvent } from './quote-events.ts';
import type { RequestedQuote } from './quote-state.ts';

type NoteContact = Moment & {
  readonly type: 'NoteContact';
  readonly channel: ContactChannel;
  readonly callBackOn: string | null;
};
type NotePayment = Moment & { readonly type: 'NotePayment' } & Payment;
type SetOption = Moment & { readonly type: 'SetOption'; readonly option: Option };
type Lose = { readonly type: 'Lose'; readonly reason: LostReason };
type ChooseHold = Moment & {
  readonly type: 'ChooseHold';
  readonly hold: Hold | null;
  readonly despiteConflicts: boolean;
};
type UndoApproval = Moment & { readonly type: 'UndoApproval' };
export type PipelineCommand =
  NoteContact | NotePayment | SetOption | ChooseHold | UndoApproval | Lose;

const refuseSettled = ({ status }: RequestedQuote) =>
  refuse({
    kind: 'conflict',
    message: message('quote_settled', { state: quoteStatusLabel[status] }),
    details: { status },
  });

const noteContact = (
  { channel, callBackOn, today }: NoteContact,
  { occasion }: RequestedQuote,
): readonly QuoteEvent[] => {
  if (callBackOn !== null && callBackOn < today) refuseField('callBackOn', message('date_past'));
  return [{ type: 'QuoteContactNoted', data: { occasion, channel, callBackOn } }];
};

const notePayment = (
  { kind, amountCents, paidOn, today }: NotePayment,
  state: RequestedQuote,
): readonly QuoteEvent[] => {
  if (state.status === 'rejected') refuseSettled(state);
  if (paidOn > today) refuseField('paidOn', message('payment_in_future'));
  const { occasion } = state;
  return [{ type: 'QuotePaymentNoted', data: { occasion, kind, amountCents, paidOn } }];
};

const setOption = (command: SetOption, state: RequestedQuote): readonly QuoteEvent[] => {
  const { status, occasion, proposal } = state;
  if (status !== 'pending') refuseSettled(state);
  if (proposal === null)
    return refuse({ kind: 'conflict', message: message('option_without_proposal') });
  assertOption(command, state);
  const optionUntil = command.option.until;
  if (optionUntil === proposal.optionUntil) return [];
  return [{ type: 'OptionSet', data: { occasion, version: proposal.version, optionUntil } }];
};

/** Returns no event if neither the hold nor `despiteConflicts` changes. */
const chooseHold = (
  { hold, despiteConflicts, today }: ChooseHold,
  state: RequestedQuote,
): readonly QuoteEvent[] => {
  if (state.status === 'rejected') refuseSettled(state);
  const { occasion } = state;
  if (occasion.date < today) refuse({ kind: 'conflict', message: message('event_past.hold') });
  const isSame =
    canonicalJson(hold) === canonicalJson(state.hold) &&
    despiteConflicts === state.holdsDespiteConflicts;
  return isSame ? [] : [{ type: 'HoldChosen', data: { occasion, hold, despiteConflicts } }];
};

const undoApproval = (
  { today }: UndoApproval,
  { status, occasion, beforeApproval }: RequestedQuote,
): readonly QuoteEvent[] => {
  if (beforeApproval === null || status !== 'approved')
    return refuse({
      kind: 'conflict',
      message: message('quote_not_approved', { state: quoteStatusLabel[status] }),
      details: { status },
    });
  if (occasion.date < today) refuse({ kind: 'conflict', message: message('event_past.undo') });
  return [{ type: 'QuoteApprovalUndone', data: { occasion, ...beforeApproval } }];
};

/** Marks a quote as lost. A confirmed quote can become lost too, because the guest may cancel. */
const lose = ({ reason }: Lose, state: RequestedQuote): readonly QuoteEvent[] => {
  if (state.status === 'rejected') refuseSettled(state);
  return [{ type: 'QuoteLost', data: { occasion: state.occasion, reason } }];
};

export const decidePipelineStep = (
  command: PipelineCommand,
  state: RequestedQuote,
): readonly QuoteEvent[] => {
  switch (command.type) {
    case 'NoteContact':
      return noteContact(command, state);
    case 'NotePayment':
      return notePayment(command, state);
    case 'SetOption':
      return setOption(command, state);
    case 'ChooseHold':
      return chooseHold(command, state);
    case 'UndoApproval':
      return undoApproval(command, state);
    case 'Lose':
      return lose(command, state);
  }
};
