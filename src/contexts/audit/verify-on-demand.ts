import type { VerificationReport } from '#src/contracts/history-verification.ts';
import type { AuditFlaw } from '#src/event-log/audit-check.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { AuditService } from './audit.services.ts';

/** Maximum number of events for a replay. A replay of a longer log would take minutes. */
const MAX_REPLAYED_EVENTS = 20_000;
const SHOWN = 20;

const flawView = ({ position, message }: AuditFlaw) => ({ position, message });

/**
 * Verifies the log on request. Only one verification runs at a time, because each reads the whole
 * log.
 */
export const verifyOnDemand = (
  audit: Pick<AuditService, 'verifyInstallation'>,
  { replayUpTo = MAX_REPLAYED_EVENTS } = {},
) => {
  let running = false;
  return async (): Promise<VerificationReport> => {
    if (running)
      return refuse({
        kind: 'too-many',
        message: message('check_running'),
        details: { retryAfter: 10 },
      });
    running = true;
    const began = performance.now();
    try {
      const {
        chain: { events, checkpoints, unsealed },
        checks,
        flaw,
      } = await audit.verifyInstallation({ replayUpTo });
      return {
        events,
        checkpoints,
        unsealed,
        flaw: flaw && flawView(flaw),
        milliseconds: Math.round(performance.now() - began),
        checks: checks.map((check) => ({
          ...check,
          flaws: check.flaws.slice(0, SHOWN).map(flawView),
        })),
      };
    } finally {
      running = false;
    }
  };
};
