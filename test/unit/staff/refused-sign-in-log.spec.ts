import type { Account } from '#src/contexts/staff/accounts/account-repository.ts';
import { createDeviceCookies } from '#src/contexts/staff/sign-in/device-cookie.ts';
import { logIn } from '#src/contexts/staff/sign-in/log-in.ts';
import { createRecordingLog } from '#test/support/fakes/recording-log.ts';

const known: Account = {
  id: '0d9b',
  username: 'direzione',
  role: 'administrator',
  password: 'hash of: treno lento',
};

const createSignIn = () => {
  const log = createRecordingLog();
  const signIn = logIn({
    log,
    accounts: {
      find: async (username: string) => (username === known.username ? known : null),
    } as never,
    passwords: { needsRehash: () => false, hash: async () => '' },
    check: async (_, account, password) => account?.password === `hash of: ${password}`,
    devices: createDeviceCookies(Buffer.alloc(32), () => new Date()),
    throttle: { hashNetwork: (address) => `hidden(${address.length})` },
    recordSignInEvent: async () => undefined,
  });
  return {
    log,
    attempt: (username: string, password: string) =>
      signIn(
        { username, password },
        { address: '203.0.113.9', deviceCookie: '' },
        async () => () => undefined,
      ).catch(({ refusal }) => refusal.code as string),
  };
};

describe('a rejected sign-in', () => {
  it('is logged as a warning with the account id and the hashed network', async () => {
    const { log, attempt } = createSignIn();
    expect(await attempt('direzione', 'treno veloce')).toBe('bad_credentials');
    expect(log.entries).toEqual([
      {
        level: 'warn',
        facts: { account: '0d9b', network: 'hidden(11)' },
        words: 'sign-in refused',
      },
    ]);
  });

  it('is logged without the typed text when the account is unknown', async () => {
    const { log, attempt } = createSignIn();
    expect(await attempt('treno lento', 'treno lento')).toBe('bad_credentials');
    expect(log.entries.map(({ facts }) => facts)).toEqual([
      { account: null, network: 'hidden(11)' },
    ]);
    expect(JSON.stringify(log.entries)).not.toContain('treno');
  });

  it('is not logged when the sign-in succeeds', async () => {
    const { log, attempt } = createSignIn();
    expect(await attempt('direzione', 'treno lento')).toMatchObject({
      id: '0d9b',
      role: 'administrator',
    });
    expect(log.entries).toEqual([]);
  });
});
