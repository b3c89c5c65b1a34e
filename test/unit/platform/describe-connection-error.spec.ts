import { describeConnectionError } from '#src/platform/database/find-connection-problem.ts';

const createError = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('the problem of a database that cannot be used', () => {
  it.each([
    ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['ENOTFOUND', 'getaddrinfo ENOTFOUND database'],
    ['', 'timeout expired'],
  ])('says after %p that it does not answer', (code, text) =>
    expect(describeConnectionError(createError(code, text))).toBe(
      `names a database that does not answer: ${text}.`,
    ),
  );

  it.each([
    ['28P01', 'password authentication failed'],
    ['3D000', 'database "book" does not exist'],
  ])('says after %s that it does not let us in', (code, text) =>
    expect(describeConnectionError(createError(code, text))).toBe(
      `names a database that does not let us in: ${text}.`,
    ),
  );
});
