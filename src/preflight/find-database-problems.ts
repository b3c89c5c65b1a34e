import { NEWEST_MIGRATION } from '#src/platform/database/migrations/newest.ts';
import {
  createErrorProblem,
  createWarningProblem,
  type ConfigProblem,
} from '#src/platform/config-problem.ts';
import type { RightsFacts, ServerFacts } from './database-facts.postgres.ts';

const OLDEST_SUPPORTED = 180_000;
const CLOCK_TOLERANCE_S = 30;

const versionName = (version: number): string =>
  `${Math.floor(version / 10_000)}.${version % 10_000}`;

export const findServerProblems = (
  { version, encoding, readOnly, clock }: ServerFacts,
  now: number,
): ConfigProblem[] => {
  if (version < OLDEST_SUPPORTED)
    return [
      createErrorProblem(
        'DATABASE_URL',
        `names a PostgreSQL ${versionName(version)}: version 18 or newer is needed.`,
      ),
    ];
  const difference = Math.round(Math.abs(now - clock));
  return [
    ...(encoding === 'UTF8'
      ? []
      : [
          createErrorProblem(
            'DATABASE_URL',
            `names a database in the encoding ${encoding}: create it with UTF8.`,
          ),
        ]),
    ...(readOnly
      ? [
          createErrorProblem(
            'DATABASE_URL',
            'names a database that may only be read: give the address of the primary server.',
          ),
        ]
      : []),
    ...(difference > CLOCK_TOLERANCE_S
      ? [
          createWarningProblem(
            'DATABASE_URL',
            `names a server whose clock differs by ${difference} seconds from the clock of this machine: set both by NTP.`,
          ),
        ]
      : []),
  ];
};

export const findRightsProblems = ({
  mayCreate,
  ownsTables,
  isServingRole,
  newest,
}: RightsFacts): ConfigProblem[] => [
  ...(mayCreate || isServingRole
    ? []
    : [
        createErrorProblem(
          'DATABASE_URL',
          'signs in as a user who may not create tables in the schema public: give the owner of the database.',
        ),
      ]),
  ...(ownsTables || isServingRole
    ? []
    : [
        createErrorProblem(
          'DATABASE_URL',
          'signs in as a user who does not own the tables: give the owner of the database.',
        ),
      ]),
  ...(newest && newest > NEWEST_MIGRATION
    ? [
        createErrorProblem(
          'DATABASE_URL',
          `names a database that a newer version of the product has brought up to date (${newest}): start that version.`,
        ),
      ]
    : []),
];
