import { z } from 'zod';
import { createErrorProblem, type ConfigProblem } from './config-problem.ts';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  findPasswordWeakness,
} from './password-strength.ts';

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

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(blankIsAbsent, schema.optional());
const url = (protocols: RegExp, message: string) =>
  optional(z.url({ protocol: protocols, error: message }));

const password = optional(
  z
    .string()
    .min(MIN_PASSWORD_LENGTH, `must have at least ${MIN_PASSWORD_LENGTH} characters`)
    .max(MAX_PASSWORD_LENGTH, `must have at most ${MAX_PASSWORD_LENGTH} characters`),
);
const name = optional(z.string().max(100, 'must have at most 100 characters'));
const PORT_WORDS = 'must be a whole number from 0 to 65535';
const PROXIES_WORDS = 'must be the number of proxies in front, 0 to 10';

const DRAIN_WORDS = 'must be a whole number of seconds from 0 to 10';

const OBJECT_STORE =
  /^https?:\/\/[^\s:/@]+:[^\s:/@]+@[^\s/@]+\/[a-z\d][a-z\d.-]{1,61}[a-z\d](\?region=[a-z\d-]+)?$/;

const ORIGIN_WORDS =
  'must look like https://www.example.org, without a path, a query or a password';
/** A path would be dropped silently, and links in mails would be wrong. */
const isBareOrigin = (value: string): boolean => {
  if (!URL.canParse(value)) return true;
  const { pathname, search, hash, username, password: secret } = new URL(value);
  return `${search}${hash}${username}${secret}` === '' && pathname === '/';
};

const COUNT_WORDS = 'must be a whole number; 0 lifts the limit';
const countSetting = (usual: number) =>
  z.preprocess(
    blankIsAbsent,
    z.coerce.number(COUNT_WORDS).int(COUNT_WORDS).min(0, COUNT_WORDS).default(usual),
  );

const HORIZON_WORDS = 'must be a whole number of days from 1 to 36500';
const horizonSetting = (usual: number) =>
  z.preprocess(
    blankIsAbsent,
    z
      .string(HORIZON_WORDS)
      .regex(/^\d{1,5}$/, HORIZON_WORDS)
      .transform(Number)
      .pipe(z.int().min(1, HORIZON_WORDS).max(36_500, HORIZON_WORDS))
      .default(usual),
  );

const SENDER = /^(?:[^<>\p{Cc}]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u;

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const WEAK_SECRET = /change|secret|example|password|default|^(.)\1+$/i;
const SECRET_LENGTH = 32;

/** A test compares these variables with `.env.example`. */
export const environmentSchema = z.object({
  PORT: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number(PORT_WORDS)
      .int(PORT_WORDS)
      .min(0, PORT_WORDS)
      .max(65_535, PORT_WORDS)
      .default(3_000),
  ),
  HOST: optional(z.string().min(1)),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('var')),
  CHECKPOINT_DIR: optional(z.string()),
  DATABASE_URL: url(/^postgres(ql)?$/, 'must look like postgresql://user:password@host:5432/name'),
  DATABASE_OWNER_URL: url(
    /^postgres(ql)?$/,
    'must look like postgresql://user:password@host:5432/name',
  ),
  REDIS_URL: url(/^rediss?$/, 'must look like redis://host:6379'),
  OBJECT_STORE_URL: optional(
    z
      .string()
      .regex(OBJECT_STORE, 'must look like https://KEY:SECRET@host/bucket?region=eu-south-1'),
  ),
  SMTP_URL: url(/^smtps?$/, 'must look like smtp://host:25'),
  MAIL_FROM: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(SENDER, 'must look like Melagrana <site@example.org>')
      .default('Melagrana <sito@localhost>'),
  ),
  STAFF_EMAIL: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')
      .default('staff@localhost'),
  ),
  OWNER_EMAIL: optional(z.string().regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')),
  ADMIN_USERNAME: name,
  ADMIN_PASSWORD: password,
  AUDITOR_USERNAME: name,
  AUDITOR_PASSWORD: password,
  PUBLIC_ORIGIN: optional(
    z.url({ protocol: /^https?$/, error: ORIGIN_WORDS }).refine(isBareOrigin, ORIGIN_WORDS),
  ),
  SESSION_SECRET: optional(z.string()),
  TRUSTED_PROXIES: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number(PROXIES_WORDS)
      .int(PROXIES_WORDS)
      .min(0, PROXIES_WORDS)
      .max(10, PROXIES_WORDS)
      .default(0),
  ),
  QUOTA_GUEST_DAY: countSetting(3),
  QUOTA_ADDRESS_HOUR: countSetting(10),
  QUOTA_HASTY_MINUTE: countSetting(5),
  QUOTA_ALARM_MINUTE: countSetting(20),
  QUOTA_SEARCH_MINUTE: countSetting(600),
  QUOTA_NETWORK_SEATS: countSetting(16),
  QUOTA_UNCONFIRMED_SEATS: countSetting(25),
  BOOKING_HORIZON_DAYS: horizonSetting(365),
  QUOTE_HORIZON_DAYS: horizonSetting(730),
  METRICS_LISTEN: optional(
    z.string().regex(/^(\[[\da-f:]+\]|[^\s:]+):\d{1,5}$/i, 'must look like 127.0.0.1:9464'),
  ),
  DRAIN_SECONDS: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number(DRAIN_WORDS)
      .int(DRAIN_WORDS)
      .min(0, DRAIN_WORDS)
      .max(10, DRAIN_WORDS)
      .default(0),
  ),
  WORKER: z.preprocess(
    blankIsAbsent,
    z.enum(['inside', 'outside'], 'must be inside or outside').default('inside'),
  ),
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
  ),
  APP_MODE: z.preprocess(
    blankIsAbsent,
    z
      .enum(['demo', 'production', 'development'], 'must be demo, production or development')
      .default('demo'),
  ),
});

type Environment = z.infer<typeof environmentSchema>;

export type Config = Readonly<
  Omit<Environment, 'HOST' | 'PUBLIC_ORIGIN'> & { HOST: string; PUBLIC_ORIGIN: string }
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
  const weak = secret.length < SECRET_LENGTH || WEAK_SECRET.test(secret);
  return weak
    ? createErrorProblem(
        'SESSION_SECRET',
        'is weak: in production give it 32 or more random characters.',
      )
    : null;
};

const PASSWORDS = ['ADMIN_PASSWORD', 'AUDITOR_PASSWORD'] as const;

const productionProblems = ({
  APP_MODE,
  PUBLIC_ORIGIN,
  DATABASE_URL,
  ...rest
}: Partial<Environment>): ConfigProblem[] => {
  if (APP_MODE !== 'production') return [];
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

const hostFor = ({ HOST, APP_MODE }: Environment) =>
  HOST ?? (APP_MODE === 'production' ? '0.0.0.0' : '127.0.0.1');

const originFor = ({ PUBLIC_ORIGIN, PORT }: Environment) =>
  PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).origin : `http://localhost:${PORT}`;

const freezeConfig = (parsed: Environment): Config =>
  Object.freeze({ ...parsed, HOST: hostFor(parsed), PUBLIC_ORIGIN: originFor(parsed) });

export type ConfigResult = {
  readonly problems: readonly ConfigProblem[];
  /** Omits malformed variables. */
  readonly config: Config;
};

/** Collects every problem instead of throwing. */
export const readConfig = (environment: NodeJS.ProcessEnv): ConfigResult => {
  const parsed = environmentSchema.safeParse(environment);
  if (parsed.success)
    return { problems: productionProblems(parsed.data), config: freezeConfig(parsed.data) };
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
      ...productionProblems(rest).filter(({ variable }) => !malformed.has(variable)),
    ],
    config: freezeConfig(rest),
  };
};

/** @throws ConfigError with one sentence per problem */
export const loadConfig = (environment: NodeJS.ProcessEnv): Config => {
  const { problems, config } = readConfig(environment);
  if (problems.length > 0) throw toConfigError(problems);
  return config;
};
