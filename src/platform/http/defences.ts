import type Koa from 'koa';
import type { Middleware } from 'koa';
import compress from 'koa-compress';
import type { Sql } from '../../kernel/transaction.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Measure } from '../metrics/request-figures.ts';
import { apiDocs } from './api-description.ts';
import type { CookiePolicy } from './cookies.ts';
import { csrfGate } from './csrf.ts';
import { deadline } from './deadline.ts';
import { errors, sentenceForStatus } from './errors.ts';
import { farewell } from './farewell.ts';
import { health } from './health.ts';
import { keptAnswers } from './kept-answers.ts';
import { frozenBodies } from './kept-bytes.ts';
import { jsonBody, servedMethods, uncompressedBodies } from './limits.ts';
import { refusalLanguage, type RefusalTranslations } from './refusal-language.ts';
import { noteRequest, requestLog } from './request-log.ts';
import type { Route } from './route.ts';
import { policyOf, securityHeaders } from './security-headers.ts';
import { refuseOtherHosts, servedHost } from './served-host.ts';
import { identify, sessions } from './session.ts';

type Options = {
  readonly config: Config;
  readonly log: Log;
  readonly sql: Sql;
  readonly cookies: CookiePolicy;
  readonly csrfKey: Buffer;
  readonly routes: readonly Route[];
  readonly today: () => string;
  /** Changes whenever something that everybody is shown alike has changed. */
  readonly versionNow: () => Promise<string>;
  readonly isStopping: () => boolean;
  /** Whether the database takes writes. */
  readonly isWritable: () => Promise<boolean>;
  readonly refusals: RefusalTranslations;
  readonly measure?: Measure;
  readonly staticFiles?: Middleware;
  /** What anybody may read by its address, and needs no session. */
  readonly objects: Middleware;
  /** What an address alone permits: before the protection against forged requests, and with a body of its own kind. */
  readonly uploads: Middleware;
};

/** Everything around the routes. Order matters: what is logged, refused or served early never reaches what comes later. */
export const defences = ({
  config,
  log,
  sql,
  cookies,
  csrfKey,
  routes,
  today,
  versionNow,
  isStopping,
  isWritable,
  refusals,
  measure,
  staticFiles,
  objects,
  uploads,
}: Options) => {
  const servesHost = servedHost(config);
  const policy = policyOf({ dev: config.APP_MODE === 'development' });
  const { front, keep } = keptAnswers({
    today,
    versionNow,
    policy,
    isStopping,
    servesHost,
    note: (facts, isOfApi) => {
      measure?.given(facts);
      noteRequest(log, isOfApi, facts);
    },
  });
  return {
    front,
    outer: [
      keep,
      ...(measure ? [measure.other] : []),
      farewell(isStopping),
      requestLog(log),
      securityHeaders({ https: config.PUBLIC_ORIGIN.startsWith('https:'), policy }),
      refusalLanguage(refusals, sentenceForStatus),
      errors,
      refuseOtherHosts(servesHost),
      servedMethods,
      uncompressedBodies,
      compress({ threshold: 1_024, br: { params: { 0: 0, 1: 4 } } } as never),
      frozenBodies,
      health(sql, isStopping, isWritable),
      objects,
      ...(staticFiles ? [staticFiles] : []),
    ] satisfies Middleware[],
    inner: (app: Koa): Middleware[] => [
      deadline(routes),
      apiDocs(routes, cookies),
      sessions(app, sql, cookies),
      identify(cookies),
      uploads,
      csrfGate({
        key: csrfKey,
        publicOrigin: config.PUBLIC_ORIGIN,
        trustsHost: config.APP_MODE !== 'production',
      }),
      jsonBody,
    ],
  };
};
