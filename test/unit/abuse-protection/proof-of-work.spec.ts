import { randomBytes } from 'node:crypto';
import { issueChallenge, verifyProof } from '#src/contexts/abuse-protection/proof-of-work.ts';
import { PROOF_HEADER } from '#src/contracts/proof-of-work-protocol.ts';
import { solveChallenge } from '#web/shared/proof-of-work/solveChallenge.ts';

const key = randomBytes(32);
const now = new Date('2027-03-10T10:00:00Z');
const addSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const scope = { call: 'requestReservation', visitor: 'agata' };
const BITS = 6;

const solveToHeader = async (challenge: string, bits = BITS) =>
  (await solveChallenge({ challenge, bits }, new AbortController().signal))[PROOF_HEADER]!;
const issueTestChallenge = () => issueChallenge(key, scope, BITS, now);

describe('a proof of work', () => {
  it('is valid when the browser solves the challenge of the server', async () =>
    expect(verifyProof(key, scope, await solveToHeader(issueTestChallenge()), now)).toEqual({
      seal: expect.stringMatching(/^[\w-]{43}$/),
      bits: BITS,
      expiresAt: addSeconds(600),
    }));

  it('is valid for ten minutes', async () => {
    const proof = await solveToHeader(issueTestChallenge());
    expect(verifyProof(key, scope, proof, addSeconds(599))).not.toBeNull();
    expect(verifyProof(key, scope, proof, addSeconds(600))).toBeNull();
  });

  it.each([
    ['another call', { ...scope, call: 'requestQuote' }],
    ['another visitor', { ...scope, visitor: 'bruno' }],
    [
      'the same text, split differently into call and visitor',
      { call: 'requestReservationa', visitor: 'gata' },
    ],
  ])('is invalid for %s', async (_, other) =>
    expect(verifyProof(key, other, await solveToHeader(issueTestChallenge()), now)).toBeNull(),
  );

  it('is invalid under another key', async () =>
    expect(
      verifyProof(randomBytes(32), scope, await solveToHeader(issueTestChallenge()), now),
    ).toBeNull());

  it.each([
    ['fewer bits', (challenge: string) => challenge.replace(/\.6\./, '.0.')],
    [
      'a later expiry',
      (challenge: string) =>
        challenge.replace(/\.(\d{10})\./, (_, expiry: string) => `.${Number(expiry) + 900}.`),
    ],
    ['another random part', (challenge: string) => challenge.replace(/^v1\../, 'v1.~')],
  ])('is invalid for a challenge that was changed to %s', async (_, forge) => {
    const original = issueTestChallenge();
    const challenge = forge(original);
    expect(challenge).not.toBe(original);
    expect(verifyProof(key, scope, await solveToHeader(challenge, 0), now)).toBeNull();
  });

  it('is invalid when one part is not solved', async () => {
    const [challenge = '', nonces = ''] = (
      await solveToHeader(issueChallenge(key, scope, 10, now), 10)
    ).split(':');
    const parts = nonces.split(',');
    // The browser finds the smallest solution, so a smaller number is none.
    for (const index of parts.keys())
      expect(
        verifyProof(
          key,
          scope,
          `${challenge}:${parts.with(index, String(Number(parts[index]) - 1)).join(',')}`,
          now,
        ),
      ).toBeNull();
  });

  it.each(['', ':', 'v1', 'v1....', 'x'.repeat(8_000), '1,2,3,4,5,6,7,8', ':1,2,3,4,5,6,7,8'])(
    'is invalid when the header is %p',
    (header) => expect(verifyProof(key, scope, header, now)).toBeNull(),
  );

  it('is invalid unless it ends with eight numbers of at most eight digits', async () => {
    const proof = await solveToHeader(issueTestChallenge());
    for (const other of [
      `${proof},1`,
      `${proof}:`,
      `${proof} `,
      proof.replace(/,\d+$/, ''),
      proof.replace(/:\d+/, ':123456789'),
      proof.replace(/:\d+/, ':-1'),
    ])
      expect(verifyProof(key, scope, other, now)).toBeNull();
  });
});
