import argon2 from 'argon2';
import { refuse } from '../../kernel/domain-error.ts';
import { MAX_PASSWORD } from '../../platform/password-strength.ts';
import type { Passwords } from './passwords.ts';

/** OWASP's minimum for argon2id. */
const STRENGTH = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Of a password that nobody knows, at the same strength: what an unknown name is judged against. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$b0W6nYSFNDc6uPq/BHw/8A$QiQ7DaCzVrf5vJfcG28p7kvboKd/Udv39JkYx3Upyqc';
const AT_ONCE = 2;
const MAY_WAIT = 20;

const busy = () => refuse({ kind: 'too-many', code: 'too_many_requests', message: 'Troppi accessi in questo momento. Riprova tra qualche secondo.' });

/** At most two at once: judging passwords must not starve the diners' requests. */
const queue = () => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= MAY_WAIT) busy();
    // A place is handed on, not given back: else a newcomer could take it before the one who was woken.
    if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
};

/** argon2id. An unknown name is judged against a hash of the same strength, so its answer takes the same time. */
export const argon2Passwords = (): Passwords => {
  const inTurn = queue();
  const hash = (password: string) => inTurn(() => argon2.hash(password, STRENGTH));
  return {
    hash,
    async verify(known, password) {
      const judged = await inTurn(() => argon2.verify(known ?? NOBODY, password.slice(0, MAX_PASSWORD)));
      return judged && known !== null && password.length <= MAX_PASSWORD;
    },
    needsRehash: (known) => argon2.needsRehash(known, STRENGTH),
  };
};
