import {
  isSameSearch,
  type BookingFlow,
  type LastChoice,
  type SearchDraft,
  type SearchedSlot,
  type TableChoice,
} from '../bookingFlowTypes.ts';

/**
 * Step that a URL names. `searched` is null if the URL names no turn. `attempt`: Idempotency-Key
 * for a new request.
 */
export type OpenedUrl = {
  readonly draft: SearchDraft | null;
  readonly step: BookingFlow['step'];
  readonly searched: SearchedSlot | null;
  readonly attempt: string;
};

/**
 * Returns the guest's earlier choice for this search. Without one, returns `any`: staff choose the
 * table.
 */
const choiceFor = (
  flow: BookingFlow,
  last: LastChoice | null,
  searched: SearchedSlot,
): TableChoice | null => {
  if (flow.step !== 'searching' && isSameSearch(flow.searched, searched)) return flow.chosen;
  return last && isSameSearch(last.searched, searched) ? last.chosen : 'any';
};

/**
 * Returns the step that the URL names. Returns an earlier step if the guest's choices do not allow
 * it.
 */
export const openStep = (
  flow: BookingFlow,
  last: LastChoice | null,
  { step, searched, attempt }: OpenedUrl,
): BookingFlow => {
  if (step === 'searching' || !searched) return { step: 'searching' };
  const isSame = flow.step !== 'searching' && isSameSearch(flow.searched, searched);
  // Keeps a reported conflict and the Idempotency-Key of the step that is already open.
  if (isSame && flow.step === step) return flow;
  const chosen = choiceFor(flow, last, searched);
  if (step === 'choosing' || !chosen)
    return { step: 'choosing', searched, chosen, conflict: null, lost: null };
  const lastAttempt = last && isSameSearch(last.searched, searched) ? last.attempt : null;
  return { step: 'describing', searched, chosen, attempt: lastAttempt ?? attempt };
};
