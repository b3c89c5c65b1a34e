import { apiBaseQuery } from '#web/shared/api/baseQuery.ts';
import { forgetCsrfToken } from '#web/shared/api/csrfToken.ts';

const proofNeeded = {
  code: 'proof_needed',
  message: 'Arrivano molte richieste',
  details: { retryAfter: 60, challenge: `v1.r.9.1.${'s'.repeat(43)}`, bits: 1 },
};
const realFetch = globalThis.fetch;
let headers: Record<string, string>[] = [];

/** A fake server that answers writes with these answers in order. The last answer repeats. */
const mockServer = (...answers: [number, unknown][]) => {
  headers = [];
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    if (url === '/api/csrf-token') return Response.json({ csrfToken: 't' });
    headers.push(init.headers as Record<string, string>);
    const [status, body] = answers.length > 1 ? answers.shift()! : answers[0]!;
    return Response.json(body, { status });
  }) as typeof fetch;
};
const sendWrite = async () =>
  apiBaseQuery(
    { method: 'POST', path: '/api/contact', body: { a: 1 }, headers: { 'Idempotency-Key': 'k' } },
    { signal: new AbortController().signal } as never,
    {},
  );

beforeEach(forgetCsrfToken);
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('a write that the server answers with a proof-of-work challenge', () => {
  it('is repeated with its proof and the same idempotency key', async () => {
    mockServer([429, proofNeeded], [201, { id: 'x' }]);
    expect(await sendWrite()).toMatchObject({ data: { id: 'x' } });
    expect(headers.map((sent) => [sent['Idempotency-Key'], sent['x-proof']])).toEqual([
      ['k', undefined],
      ['k', expect.stringMatching(/^v1\.r\.9\.1\.s{43}:\d+(,\d+){7}$/)],
    ]);
  });

  it('is repeated only once, and a second challenge is returned as an error', async () => {
    mockServer([429, proofNeeded]);
    expect(await sendWrite()).toMatchObject({
      error: { status: 429, refusal: { code: 'proof_needed' } },
    });
    expect(headers).toHaveLength(2);
  });

  it.each([
    ['another error code', { ...proofNeeded, code: 'quota_reached' }],
    ['no challenge', { ...proofNeeded, details: { bits: 1 } }],
  ])('is not repeated for %s', async (_, body) => {
    mockServer([429, body]);
    expect(await sendWrite()).toMatchObject({ error: { status: 429 } });
    expect(headers).toHaveLength(1);
  });
});
