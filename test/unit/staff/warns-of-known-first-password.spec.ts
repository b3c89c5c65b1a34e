import { createFirstAccounts } from '#src/contexts/staff/accounts/create-first-accounts.ts';
import { createRecordingLog } from '#test/support/fakes/recording-log.ts';

const createFixture = () => {
  const log = createRecordingLog();
  const accounts = { hasAny: async () => false, add: async () => true } as never;
  const create = (password?: string) =>
    createFirstAccounts(
      { log, accounts, passwords: { hash: async (secret: string) => secret } as never },
      [{ role: 'auditor', username: 'revisore', password }],
      true,
    );
  return { log, create };
};

describe('the first account', () => {
  it.each(['melagrana2025', '1qaz2wsx3edc'])(
    'is created with the known password %p, and the log warns without the password',
    async (password) => {
      const { log, create } = createFixture();
      expect(await create(password)).toEqual([
        { role: 'auditor', username: 'revisore', password: null },
      ]);
      expect(log.entries).toEqual([
        {
          level: 'warn',
          facts: { role: 'auditor' },
          words: expect.stringMatching(/anybody would try/),
        },
      ]);
      expect(JSON.stringify(log.entries)).not.toContain(password);
    },
  );

  it.each(['un treno lento per Agira', undefined])(
    'causes no warning with the password %p',
    async (password) => {
      const { log, create } = createFixture();
      expect(await create(password)).toHaveLength(1);
      expect(log.entries).toEqual([]);
    },
  );
});
