import { deriveAppMode, findModeProblems, type AppMode } from './app-mode.mjs';
import { createErrorProblem, type ConfigProblem } from './config-problem.ts';
import { environmentSchema, type Environment } from './environment-schema.ts';
import { findPasswordWeakness } from './password-strength.ts';

export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];

  constructor(
    message: string,
    {
      cause,
      problems,
    }: { readonly cause?: unknown; readonly problems?: readonly ConfigProblem[] } = {},
  ) {
    super(message, { cause });
    this.problems = problems ?? [
      { variable: message.split(' ')[0]!, level: 'error', sentence: message },
    ];
  }
}

export const toConfigError = (problems: readonly ConfigProblem[]): ConfigError =>
  new ConfigError(problems.map(({ sentence }) => sentence).join('\n'), { problems });

const WEAK_SECRET = /change|secret|example|password|default|^(.)\1+$/i;
export const MIN_SECRET_LENGTH = 32;

export type Config = Readonly<
  Omit<Environment, 'HOST' | 'PUBLIC_ORIGIN' | 'APP_MODE'> & {
    HOST: string;
    PUBLIC_ORIGIN: string;
    APP_MODE: AppMode;
  }
>;

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const isSafeOrigin = (origin: string | undefined): boolean =>
  origin !== undefined && (origin.startsWith('https:') || LOOPBACK.test(new URL(origin).hostname));

const secretProblem = (secret: string | undefined): ConfigProblem | null => {
  if (!secret)
    return createErrorProblem(
      'SESSION_SECRET',
      'is missing: in production give it 32 or more random characters.',
    );
  const weak = secret.length < MIN_SECRET_LENGTH || WEAK_SECRET.test(secret);
  return weak
    ? createErrorProblem(
        'SESSION_SECRET',
        'is weak: in production give it 32 or more random characters.',
      )
    : null;
};

const shortSecretProblems = ({ SESSION_SECRET }: Environment): ConfigProblem[] =>
  SESSION_SECRET !== undefined && SESSION_SECRET.length < MIN_SECRET_LENGTH
    ? [
        createErrorProblem(
          'SESSION_SECRET',
          `is too short: give it ${MIN_SECRET_LENGTH} or more random characters, or leave it empty to have one made.`,
        ),
      ]
    : [];

const PASSWORDS = ['ADMIN_PASSWORD', 'AUDITOR_PASSWORD'] as const;

const productionProblems = ({
  PUBLIC_ORIGIN,
  DATABASE_URL,
  ...rest
}: Partial<Environment>): ConfigProblem[] => {
  const obvious = PASSWORDS.filter(
    (variable) => rest[variable] && findPasswordWeakness(rest[variable]),
  );
  return [
    secretProblem(rest.SESSION_SECRET),
    isSafeOrigin(PUBLIC_ORIGIN)
      ? null
      : createErrorProblem('PUBLIC_ORIGIN', 'must be the https address of the site in production.'),
    DATABASE_URL
      ? null
      : createErrorProblem(
          'DATABASE_URL',
          'is missing: in production the product does not start a PostgreSQL of its own.',
        ),
    ...obvious.map((variable) =>
      createErrorProblem(
        variable,
        'is too easy to guess: choose one without the words that anybody would try, and that is in no list of known passwords. It counts at the first start alone.',
      ),
    ),
  ].filter((problem) => problem !== null);
};

const originFor = ({ PUBLIC_ORIGIN, PORT }: Environment) =>
  PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).origin : `http://localhost:${PORT}`;

const freezeConfig = (parsed: Environment, mode: AppMode): Config =>
  Object.freeze({
    ...parsed,
    HOST: parsed.HOST ?? '127.0.0.1',
    PUBLIC_ORIGIN: originFor(parsed),
    APP_MODE: mode,
  });

export type ConfigResult = {
  readonly problems: readonly ConfigProblem[];
  readonly config: Config;
};

export const readConfig = (environment: NodeJS.ProcessEnv): ConfigResult => {
  const parsed = environmentSchema.safeParse(environment);
  const mode = deriveAppMode(environment);
  const modeProblems = findModeProblems(environment).map(([variable, predicate]) =>
    createErrorProblem(variable, predicate),
  );
  const problemsOf = (settings: Environment) => [
    ...modeProblems,
    ...(mode === 'production' ? productionProblems(settings) : shortSecretProblems(settings)),
  ];
  if (parsed.success)
    return { problems: problemsOf(parsed.data), config: freezeConfig(parsed.data, mode) };
  const malformed = new Map(
    parsed.error.issues.map(({ path, message }) => [path.join('.'), message]),
  );
  const rest = environmentSchema.parse(
    Object.fromEntries(
      Object.entries(environment).filter(([variable]) => !malformed.has(variable)),
    ),
  );
  return {
    problems: [
      ...[...malformed].map(([variable, message]) => createErrorProblem(variable, `${message}.`)),
      ...problemsOf(rest).filter(({ variable }) => !malformed.has(variable)),
    ],
    config: freezeConfig(rest, mode),
  };
};

export const loadConfig = (environment: NodeJS.ProcessEnv): Config => {
  const { problems, config } = readConfig(environment);
  if (problems.length > 0) throw toConfigError(problems);
  return config;
};
