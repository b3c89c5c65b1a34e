import { z } from 'zod';
import { instant } from './common/fields.ts';
import { defineOperation, refusalAnswers } from './common/api-operation.ts';
import { position } from './history.ts';

export const chainState = z
  .object({
    events: z.int(),
    hash: z.string(),
    checkpoint: z.object({ size: z.int(), at: instant, hash: z.string() }).nullable(),
    unsealed: z.int(),
    publicKey: z.string().nullable(),
    lastCheck: z
      .object({ at: instant, events: z.int(), flaw: z.string().nullable(), differences: z.int() })
      .nullable(),
    /** Flaw of the list of checkpoints, or null if the list is complete. */
    checkpointFlaw: z.string().nullable(),
    /** Reason why this process cannot verify the checkpoints, otherwise null. */
    checkpointsNotVerified: z.string().nullable(),
  })
  .meta({ id: 'ChainState' });

export type ChainState = z.infer<typeof chainState>;

export const readChainState = defineOperation({
  name: 'readChainState',
  method: 'get',
  path: '/api/audit/state',
  audience: 'auditor',
  summary: 'How far the log reaches, its last seal, and what the last check found',
  answers: { 200: chainState, ...refusalAnswers(401) },
});

const auditFlaw = z.object({ position: z.int().nullable(), message: z.string() });

/** Result of one check. If the check was skipped, `ran` is false and `notChecked` is the reason. */
export const auditCheck = z
  .object({
    name: z.string(),
    label: z.string(),
    checked: z.int(),
    found: z.int(),
    ran: z.boolean(),
    notChecked: z.string().nullable(),
    flaws: z.array(auditFlaw),
  })
  .meta({ id: 'AuditCheck' });

export type AuditCheckView = z.infer<typeof auditCheck>;

export const verificationReport = z
  .object({
    events: z.int(),
    checkpoints: z.int(),
    unsealed: z.int(),
    milliseconds: z.int(),
    flaw: auditFlaw.nullable(),
    checks: z.array(auditCheck),
  })
  .meta({ id: 'CheckOutcome' });

export type VerificationReport = z.infer<typeof verificationReport>;

export const verifyChain = defineOperation({
  name: 'verifyChain',
  method: 'post',
  path: '/api/audit/verify',
  audience: 'auditor',
  takesLong: true,
  summary:
    'Verifies log, checkpoints, personal data, configuration, database guards and read models, now',
  answers: { 200: verificationReport, ...refusalAnswers(401, 403, 429, 503) },
});

/** Range of log positions to export, both inclusive. */
export const exportLogQuery = z.object({ from: position.optional(), to: position.optional() });

export const exportHistory = defineOperation({
  name: 'exportHistory',
  method: 'get',
  path: '/api/audit/export',
  audience: 'auditor',
  query: exportLogQuery,
  produces: 'application/x-ndjson',
  summary:
    'The log, or a range of it, one event per line after a head with its seals; npm run audit:verify checks it',
  answers: { 200: z.string(), ...refusalAnswers(400, 401) },
});

export const exportHistoryTable = defineOperation({
  name: 'exportHistoryTable',
  method: 'get',
  path: '/api/audit/export.csv',
  audience: 'auditor',
  query: exportLogQuery,
  produces: 'text/csv',
  summary: 'The same range as a table of sentences, with position and hash of each event',
  answers: { 200: z.string(), ...refusalAnswers(400, 401) },
});
