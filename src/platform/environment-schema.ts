import { z } from 'zod';
import { isMailbox } from './mailbox.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password-strength.ts';

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(blankIsAbsent, schema.optional());
const url = (protocols: RegExp, message: string) =>
  optional(z.url({ protocol: protocols, error: message }));
/** For protocols of which `URL` accepts an empty host, such as `smtp://`. */
const hostUrl = (protocols: RegExp, message: string) =>
  optional(
    z
      .url({ protocol: protocols, error: message })
      .refine((value) => !URL.canParse(value) || new URL(value).hostname !== '', message),
  );

const password = optional(
  z
    .string()
    .min(MIN_PASSWORD_LENGTH, `must have at least ${MIN_PASSWORD_LENGTH} characters`)
    .max(MAX_PASSWORD_LENGTH, `must have at most ${MAX_PASSWORD_LENGTH} characters`),
);
const name = optional(z.string().max(100, 'must have at most 100 characters'));
const PORT_MESSAGE = 'must be a whole number from 0 to 65535';
const PROXIES_MESSAGE = 'must be the number of proxies in front, 0 to 10';

const MAIL_DELAY_MESSAGE = 'must be a whole number of seconds from 0 to 3600';
const DRAIN_MESSAGE = 'must be a whole number of seconds from 0 to 10';

const OBJECT_STORE =
  /^https?:\/\/[^\s:/@]+:[^\s:/@]+@[^\s/@]+\/[a-z\d][a-z\d.-]{1,61}[a-z\d](\?region=[a-z\d-]+)?$/;

const ORIGIN_MESSAGE =
  'must look like https://www.example.org, without a path, a query or a password';
/**
 * Returns false for an origin with a path, query or password. The server would silently drop these
 * parts, so links in mails would be wrong.
 */
const isBareOrigin = (value: string): boolean => {
  if (!URL.canParse(value)) return true;
  const { pathname, search, hash, username, password: secret } = new URL(value);
  return `${search}${hash}${username}${secret}` === '' && pathname === '/';
};

const COUNT_MESSAGE = 'must be a whole number; 0 lifts the limit';
const countSetting = (defaultValue: number) =>
  z.preprocess(
    blankIsAbsent,
    z.coerce.number(COUNT_MESSAGE).int(COUNT_MESSAGE).min(0, COUNT_MESSAGE).default(defaultValue),
  );

const HORIZON_MESSAGE = 'must be a whole number of days from 1 to 36500';
const horizonSetting = (defaultValue: number) =>
  z.preprocess(
    blankIsAbsent,
    z
      .string(HORIZON_MESSAGE)
      .regex(/^\d{1,5}$/, HORIZON_MESSAGE)
      .transform(Number)
      .pipe(z.int().min(1, HORIZON_MESSAGE).max(36_500, HORIZON_MESSAGE))
      .default(defaultValue),
  );

const HOURS_MESSAGE = 'must be a whole number of hours from 0 to 720';
const hoursSetting = (defaultValue: number) =>
  z.preprocess(
    blankIsAbsent,
    z
      .string(HOURS_MESSAGE)
      .regex(/^\d{1,3}$/, HOURS_MESSAGE)
      .transform(Number)
      .pipe(z.int().max(720, HOURS_MESSAGE))
      .default(defaultValue),
  );

const OFFER_MESSAGE = 'must be a whole number of minutes from 1 to 1440';
const offerMinutesSetting = (defaultValue: number) =>
  z.preprocess(
    blankIsAbsent,
    z.coerce
      .number(OFFER_MESSAGE)
      .int(OFFER_MESSAGE)
      .min(1, OFFER_MESSAGE)
      .max(1_440, OFFER_MESSAGE)
      .default(defaultValue),
  );

const STAFF_MAIL_MESSAGE = 'must be a whole number of minutes from 0 to 60';

const ORIGIN_LIST_MESSAGE = 'must be origins such as https://push.example.org, separated by commas';
const splitOrigins = (text: string) => text.split(',').map((origin) => origin.trim());
const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && isBareOrigin(text);
const originList = z
  .string()
  .refine((text) => splitOrigins(text).every(isOrigin), ORIGIN_LIST_MESSAGE)
  .transform((text) => splitOrigins(text).map((origin) => new URL(origin).origin));

const SENDER = /^(?:[^<>\p{Cc}]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u;

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export const environmentSchema = z.object({
  PORT: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number(PORT_MESSAGE)
      .int(PORT_MESSAGE)
      .min(0, PORT_MESSAGE)
      .max(65_535, PORT_MESSAGE)
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
  REDIS_URL: hostUrl(/^rediss?$/, 'must look like redis://host:6379'),
  OBJECT_STORE_URL: optional(
    z
      .string()
      .regex(OBJECT_STORE, 'must look like https://KEY:SECRET@host/bucket?region=eu-south-1'),
  ),
  SMTP_URL: hostUrl(/^smtps?$/, 'must look like smtp://host:25'),
  MAIL_FROM: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(SENDER, 'must look like Melagrana <site@example.org>')
      .default('Melagrana <sito@localhost>'),
  ),
  STAFF_EMAIL: z.preprocess(
    blankIsAbsent,
    z.string().refine(isMailbox, 'must be an e-mail address').default('staff@localhost'),
  ),
  GUEST_MAIL_DELAY_SECONDS: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number(MAIL_DELAY_MESSAGE)
      .int(MAIL_DELAY_MESSAGE)
      .min(0, MAIL_DELAY_MESSAGE)
      .max(3_600, MAIL_DELAY_MESSAGE)
      .default(60),
  ),
  STAFF_MAIL_INTERVAL_MINUTES: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number(STAFF_MAIL_MESSAGE)
      .int(STAFF_MAIL_MESSAGE)
      .min(0, STAFF_MAIL_MESSAGE)
      .max(60, STAFF_MAIL_MESSAGE)
      .default(10),
  ),
  PUSH_SERVICE_ORIGINS: z.preprocess(blankIsAbsent, originList.default([])),
  OWNER_EMAIL: optional(z.string().refine(isMailbox, 'must be an e-mail address')),
  ADMIN_USERNAME: name,
  ADMIN_PASSWORD: password,
  AUDITOR_USERNAME: name,
  AUDITOR_PASSWORD: password,
  PUBLIC_ORIGIN: optional(
    z.url({ protocol: /^https?$/, error: ORIGIN_MESSAGE }).refine(isBareOrigin, ORIGIN_MESSAGE),
  ),
  SESSION_SECRET: optional(z.string()),
  TRUSTED_PROXIES: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number(PROXIES_MESSAGE)
      .int(PROXIES_MESSAGE)
      .min(0, PROXIES_MESSAGE)
      .max(10, PROXIES_MESSAGE)
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
  MINIMUM_PARTY_HOURS: hoursSetting(3),
  WAITING_LIST_OFFER_MINUTES: offerMinutesSetting(30),
  METRICS_LISTEN: optional(
    z.string().regex(/^(\[[\da-f:]+\]|[^\s:]+):\d{1,5}$/i, 'must look like 127.0.0.1:9464'),
  ),
  DRAIN_SECONDS: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number(DRAIN_MESSAGE)
      .int(DRAIN_MESSAGE)
      .min(0, DRAIN_MESSAGE)
      .max(10, DRAIN_MESSAGE)
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
  /** `deriveAppMode` checks and derives the mode, because it depends on NODE_ENV too. */
  APP_MODE: optional(z.string()),
});

export type Environment = z.infer<typeof environmentSchema>;
