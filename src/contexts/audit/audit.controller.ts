import { Readable } from 'node:stream';
import {
  exportHistory,
  readChainState,
  verifyChain,
  type ChainState,
  type VerificationReport,
} from '#src/contracts/history-verification.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { LogRange } from './export/export-log-lines.ts';

type UseCases = {
  readonly exportLines: (range: LogRange) => AsyncIterable<string>;
  readonly readState: () => Promise<ChainState>;
  readonly verify: () => Promise<VerificationReport>;
};

export const auditController = ({ exportLines, readState, verify }: UseCases): Route[] => [
  route(readChainState, () => readState()),
  route(verifyChain, () => verify()),
  route(exportHistory, async ({ query }, ctx) => {
    ctx.set('Content-Disposition', 'attachment; filename="registro.jsonl"');
    return Readable.from(exportLines(query), { objectMode: false });
  }),
];
