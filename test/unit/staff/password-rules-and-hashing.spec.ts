import { readFileSync } from 'node:fs';
import argon2 from 'argon2';
import { PASSWORD_LENGTH } from '#src/contracts/staff/own-account.ts';
import { createPasswordHasher } from '#src/contexts/staff/passwords/password-hasher.argon2.ts';
import { explainWeakness } from '#src/contexts/staff/passwords/password-hasher.ts';
import { formatItalian } from '#src/messages/format-message.ts';
import { KNOWN_PASSWORDS_FILE, HASH_PREFIX_BYTES } from '#src/platform/is-known-password.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#src/platform/password-strength.ts';

const passwords = createPasswordHasher();
const phrase = 'un treno lento per Agira';

describe('a new password', () => {
  it.each([phrase, 'x7!Kq-92.mZ_w'])('is accepted: %p', (password) =>
    expect(explainWeakness(password)).toBeNull(),
  );

  it.each([
    ['corta', /almeno 12/],
    ['x'.repeat(11), /almeno 12/],
    [`${phrase}${'a'.repeat(128)}`, /al massimo 128/],
    ['Melagrana-2027!', /facile/],
    ['ristorante-di-enna', /facile/],
    ['passwordpassword', /facile/],
    ['aaaaaaaaaaaa', /facile/],
    ['1qaz2wsx3edc', /elenco/],
    ['gfhjkmgfhjkm', /elenco/],
    ['Sojdlg123aljg', /elenco/],
    ['LEAVEMEALONE', /elenco/],
    ['qazwsxedcrfv', /elenco/],
  ])('is rejected: %p', (password, reason) => {
    const weakness = explainWeakness(password);
    expect(weakness && formatItalian(weakness)).toMatch(reason);
  });

  it('has the length limits of the contract', () =>
    expect(PASSWORD_LENGTH).toEqual({ min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }));

  it('is compared with a sorted list of more than 50,000 known passwords', () => {
    const list = readFileSync(KNOWN_PASSWORDS_FILE);
    const prefixes = Array.from({ length: list.length / HASH_PREFIX_BYTES }, (_, at) =>
      list.toString('hex', at * HASH_PREFIX_BYTES, (at + 1) * HASH_PREFIX_BYTES),
    );
    expect(list.length % HASH_PREFIX_BYTES).toBe(0);
    expect(prefixes.length).toBeGreaterThan(50_000);
    expect(prefixes.findIndex((prefix, at) => at > 0 && prefix <= prefixes[at - 1]!)).toBe(-1);
  });
});

describe('a stored password', () => {
  it('is an argon2id hash with 19456 KiB, two passes, one lane', async () =>
    expect(await passwords.hash(phrase)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/));

  it('matches only the same password', async () => {
    const hash = await passwords.hash(phrase);
    expect(await passwords.verify(hash, phrase)).toBe(true);
    expect(await passwords.verify(hash, `${phrase} `)).toBe(false);
  });

  it('needs a new hash when it was hashed with weaker parameters', async () => {
    const old = await argon2.hash(phrase, {
      type: argon2.argon2id,
      memoryCost: 8_192,
      timeCost: 2,
      parallelism: 1,
    });
    expect(passwords.needsRehash(old)).toBe(true);
    expect(passwords.needsRehash(await passwords.hash(phrase))).toBe(false);
  });
});

describe('the verification of a password', () => {
  it('returns false for an unknown name only after more than 5 ms of hashing', async () => {
    const began = performance.now();
    expect(await passwords.verify(null, phrase)).toBe(false);
    expect(performance.now() - began).toBeGreaterThan(5);
  });

  it('returns false for more than 128 characters, also when the first 128 are right', async () => {
    const longest = 'abcdefgh'.repeat(16);
    const hash = await passwords.hash(longest);
    expect(await passwords.verify(hash, longest)).toBe(true);
    expect(await passwords.verify(hash, `${longest}x`)).toBe(false);
  });
});
