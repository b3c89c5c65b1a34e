import argon2 from 'argon2';
import { refuse } from '../../kernel/domain-error.ts';
import { MAX_PASSWORD, type Passwords } from './passwords.ts';

/** OWASP's minimum for argon2id. */
const STRENGTH = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const MAY_WAIT = 20;

const busy = () => refuse({ kind: 'too-many', code: 'too_many_requests', message: 'Troppi accessi in questo momento. Riprova tra qualche secondo.' });

/** At most two at once: judging passwords must not starve the diners' requests. */
const queue = () => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= MAY_WAIT) busy();
    if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
};

/** argon2id. An unknown name is judged against a hash of the same strength, so its answer takes the same time. */
export const argon2Passwords = (): Passwords => {
  const inTurn = queue();
  const hash = (password: string) => inTurn(() => argon2.hash(password, STRENGTH));
  let nobody: Promise<string> | undefined;
  return {
    hash,
    async verify(known, password) {
      nobody ??= hash('nobody has this password');
      const against = known ?? (await nobody);
      const judged = await inTurn(() => argon2.verify(against, password.slice(0, MAX_PASSWORD)));
      return judged && known !== null && password.length <= MAX_PASSWORD;
    },
    needsRehash: (known) => argon2.needsRehash(known, STRENGTH),
  };
};
