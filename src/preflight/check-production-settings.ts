import {
  createErrorProblem,
  createWarningProblem,
  type ConfigProblem,
} from '#src/platform/config-problem.ts';
import type { PreflightCheck } from './preflight-check-types.ts';

const isGiven = (environment: NodeJS.ProcessEnv, name: string): boolean =>
  (environment[name] ?? '') !== '';

const MAIL_VARIABLES = ['MAIL_FROM', 'STAFF_EMAIL'] as const;

const mailProblems = (environment: NodeJS.ProcessEnv): ConfigProblem[] => {
  const missing = MAIL_VARIABLES.filter((name) => !isGiven(environment, name));
  if (isGiven(environment, 'SMTP_URL'))
    return missing.map((name) =>
      createErrorProblem(
        name,
        'is missing: with SMTP_URL mails need a sender and an address of the staff.',
      ),
    );
  return [
    createWarningProblem(
      'SMTP_URL',
      'is missing: no mail leaves this machine, notices to the staff are only written to DATA_DIR/mail.',
    ),
    ...missing.map((name) =>
      createWarningProblem(name, 'is missing: mails are written with an address of localhost.'),
    ),
  ];
};

/**
 * Requires TRUSTED_PROXIES for an https origin. The server itself speaks only http, so https
 * implies a reverse proxy.
 */
const proxyProblems = (environment: NodeJS.ProcessEnv, origin: string): ConfigProblem[] =>
  origin.startsWith('https:') && !isGiven(environment, 'TRUSTED_PROXIES')
    ? [
        createErrorProblem(
          'TRUSTED_PROXIES',
          'is missing: behind https all visitors would share the address of the proxy. Give the number of proxies in front, or 0 for none.',
        ),
      ]
    : [];

const accountProblems = (environment: NodeJS.ProcessEnv): ConfigProblem[] =>
  isGiven(environment, 'ADMIN_USERNAME') && !isGiven(environment, 'ADMIN_PASSWORD')
    ? [createWarningProblem('ADMIN_PASSWORD', 'is missing: ADMIN_USERNAME alone makes no account.')]
    : [];

export const checkProductionSettings: PreflightCheck = ({ environment, config }) => {
  if (config.APP_MODE !== 'production') return [];
  return [
    ...proxyProblems(environment, config.PUBLIC_ORIGIN),
    ...mailProblems(environment),
    ...accountProblems(environment),
  ];
};
