import type { CreatedAccount } from '#src/contexts/staff/accounts/create-first-accounts.ts';
import { ConfigError } from '#src/platform/config.ts';
import { reportStartFailure } from '#src/preflight/report-problems.ts';

const ROLE_LABELS = { administrator: 'amministratore', auditor: 'revisore' } as const;

const accountLine = ({ role, username, password }: CreatedAccount) =>
  `    ${ROLE_LABELS[role].padEnd(15)} ${username.padEnd(12)} ${password}`;

export const formatNewAccounts = (accounts: readonly CreatedAccount[]): string => {
  const madeUp = accounts.filter(({ password }) => password !== null);
  return madeUp.length === 0
    ? ''
    : ['', '  Primi accessi (mostrati solo ora):', ...madeUp.map(accountLine), ''].join('\n');
};

export const formatStartupBanner = (address: string): string =>
  ['', `  Melagrana è aperta: ${address}`, `  Area riservata:     ${address}/admin`, '', ''].join(
    '\n',
  );

const describeSystemError = (error: NodeJS.ErrnoException): string => {
  const path = error.path ? ` (${error.path})` : '';
  if (error.code === 'ENOSPC') return `the disk is full${path}.`;
  if (error.code === 'EROFS') return `the disk may only be read${path}.`;
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return `this user may not use a file or folder that the start needs${path}.`;
  return error.message;
};

export const printStartupError = (error: unknown): void => {
  if (error instanceof ConfigError)
    return reportStartFailure(error.problems.map(({ sentence }) => sentence));
  reportStartFailure([error instanceof Error ? describeSystemError(error) : String(error)]);
};
