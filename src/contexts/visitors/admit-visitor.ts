import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import { PROOF_HEADER } from '../../contracts/proof.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Sql } from '../../kernel/transaction.ts';
import type { AdmitVisitor, AttemptOf, VisitorForm } from '../../platform/http/attempt.ts';
import { secondsSinceIssued } from '../../platform/http/csrf.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Log } from '../../platform/log.ts';
import { issueChallenge, readProof, type Bound, type Proof } from './challenge.ts';
import { FIRST_BITS, judge, type VisitorLimits } from './judge.ts';
import { countSent, secondsUntilEnd, tooMuch, type Hidden, type Pressure } from './pressure.ts';
import { countKept, type Guest } from './quotas.ts';
import { askForProof, refuseTrapped, tellToWait } from './refusals.ts';
import { searchPace } from './search-pace.ts';
import { tally, spendProof } from './tallies.postgres.ts';

/** Nobody reads a form and fills it in faster than this. */
const HASTY_S = 3;
/** What to wait after a proof that was used before: another one is at hand at once. */
const AT_ONCE_S = 1;

export type VisitorDeps = {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly key: Buffer;
  readonly limits: VisitorLimits;
  /** The house's own telephone, as people read it. */
  readonly phone: string;
  readonly attemptOf: AttemptOf;
};

const hiddenBy = (key: Buffer): Hidden => (...what) => createHmac('sha256', key).update(canonicalJson(what)).digest('base64url');

const guestIn = (ctx: Context, { customerPhone, customerEmail, email }: VisitorForm): Guest =>
  ({ visitor: ctx.state.visitor, phone: customerPhone ?? null, email: customerEmail ?? email ?? null });

/** Warns once a minute, when everybody together goes past the usual pace. */
const raiseAlarm = ({ log, limits }: VisitorDeps, { everybody }: Pressure): void => {
  if (everybody?.points === limits.alarmMinute + 1) log.warn({ requests: everybody.points }, 'visitors send more requests than usual: their browsers do a sum first');
};

/** @throws DomainError too-many: the request waits, or comes back with a proof */
const judgePressure = (deps: VisitorDeps, pressure: Pressure, { bound, now }: { bound: Bound; now: Date }): void => {
  const { limits, key, phone } = deps;
  const { address, hasty, everybody } = pressure;
  const judgement = judge(limits, { address: address?.points ?? 0, hasty: hasty?.points ?? 0, everybody: everybody?.points ?? 0 });
  const way = { retryAfter: secondsUntilEnd(tooMuch(pressure, limits), now), phone };
  if (judgement.kind === 'waits') tellToWait(way);
  if (judgement.kind === 'proves') askForProof({ challenge: issueChallenge(key, bound, judgement.bits, now), bits: judgement.bits }, way);
};

/** @throws DomainError too-many proof_needed when the proof was used before */
const spendOnce = async ({ key, phone }: VisitorDeps, tx: Sql, proof: Proof, { bound, now }: { bound: Bound; now: Date }): Promise<void> => {
  if (await spendProof(tx, proof)) return;
  askForProof({ challenge: issueChallenge(key, bound, FIRST_BITS, now), bits: FIRST_BITS }, { retryAfter: AT_ONCE_S, phone });
};

/**
 * Whether a visitor's form is taken. A proof stands for the request that asked for it, so that one is not counted twice.
 *
 * @throws DomainError invalid trap_filled; too-many proof_needed (with a challenge) and too_many_requests; and, when the
 * request is about to be kept, quota_reached
 */
export const admitVisitor = (deps: VisitorDeps): AdmitVisitor => async (ctx, call, { asked, website }) => {
  const attempt = deps.attemptOf(ctx, call, asked);
  if (ctx.state.staff?.role === 'administrator') return attempt;
  if (website) refuseTrapped(deps.phone);
  const { sql, key, limits, phone } = deps;
  const hidden = hiddenBy(key);
  const now = deps.clock.now();
  const bound = { call, visitor: ctx.state.visitor };
  const proof = readProof(key, bound, ctx.get(PROOF_HEADER), now);
  if (!proof) {
    const isHasty = secondsSinceIssued(ctx.get('x-csrf-token'), Date.now()) < HASTY_S;
    const pressure = await countSent(sql, now, { network: networkOf(ctx.ip), isHasty }, { limits, hidden });
    raiseAlarm(deps, pressure);
    judgePressure(deps, pressure, { bound, now });
  }
  return {
    ...attempt,
    async admit(tx) {
      if (proof) await spendOnce(deps, tx, proof, { bound, now });
      await countKept(tx, { call, guest: guestIn(ctx, asked), now }, { hidden, guestDay: limits.guestDay, phone });
    },
  };
};

/** Keeps one network's searches to its pace. @throws DomainError too-many too_many_requests */
export const admitSearch = ({ sql, clock, key, limits }: VisitorDeps): ((ctx: Context) => Promise<void>) => {
  const hidden = hiddenBy(key);
  const pace = searchPace({
    limit: limits.searchMinute,
    add: async (counted) => (await tally(sql, clock.now(), [counted])).get(counted.name)!,
    now: () => clock.now().getTime(),
  });
  return (ctx) => pace(hidden('search', networkOf(ctx.ip)));
};
