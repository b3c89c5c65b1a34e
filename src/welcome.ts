import type { Created } from './contexts/staff/first-accounts.ts';
import { ConfigError } from './platform/config.ts';

const roleWords = { administrator: 'amministratore', auditor: 'revisore' } as const;

const accountLine = ({ role, username, password }: Created) => `    ${roleWords[role].padEnd(15)} ${username.padEnd(12)} ${password}`;

/** What the person at the terminal wants to know; passwords are shown this once and kept nowhere. */
export const welcome = (address: string, accounts: readonly Created[]): string => {
  const madeUp = accounts.filter(({ password }) => password !== null);
  return [
    '', `  Melagrana è aperta: ${address}`, `  Area riservata:     ${address}/admin`,
    ...(madeUp.length > 0 ? ['', '  Primi accessi (mostrati solo ora):', ...madeUp.map(accountLine)] : []),
    '', '',
  ].join('\n');
};

/** One clear sentence on standard error; for a bad environment nothing more. */
export const fail = (error: unknown): void => {
  const words = error instanceof ConfigError || error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n  Melagrana cannot start: ${words}\n\n`);
};
