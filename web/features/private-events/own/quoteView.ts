import type {
  OwnQuote,
  OwnQuoteState,
} from '#src/contracts/private-events/quote-link-operations.ts';
import type { OwnProposal } from '#src/contracts/private-events/proposals.ts';

export type ShownState = OwnQuoteState | 'superseded';

export type ShownQuote = {
  readonly state: ShownState;
  /** The version that the URL names, or else the newest one. */
  readonly shown: OwnProposal | undefined;
  readonly newest: OwnProposal | undefined;
  readonly previous: OwnProposal | undefined;
};

/** Returns true if there will be no event: staff refused it, or the request was closed. */
export const isOver = ({ state }: Pick<OwnQuote, 'state'>): boolean =>
  state === 'rejected' || state === 'closed';

export const toShownQuote = ({ state, proposals }: OwnQuote, search: string): ShownQuote => {
  const [newest] = proposals;
  const wanted = Number(new URLSearchParams(search).get('version'));
  const shown = proposals.find(({ version }) => version === wanted) ?? newest;
  const previous = proposals.find(({ version }) => version === (shown?.version ?? 0) - 1);
  return { state: shown === newest ? state : 'superseded', shown, newest, previous };
};
