import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyOnDemand } from '#src/contexts/audit/verify-on-demand.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { createNightlyAudit } from '#src/contexts/audit/nightly-audit/run-nightly-audit.ts';
import type { Mail } from '#src/messaging/mail/mailer.ts';
import { createRecordingLog } from '#test/support/fakes/recording-log.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { runAsSuperuser } from '#test/support/drivers/run-as-superuser.ts';
import { requestTables } from '#test/support/drivers/audit-fixtures.ts';

let app: RunningApp;
let folder: string;
let mails: Mail[];
let log: ReturnType<typeof createRecordingLog>;
let runNight: (day: string) => Promise<Mail>;
const audit = () => app.container.get(TOKENS.audit);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-nightly-'));
  app = await startApp({ env: { CHECKPOINT_DIR: folder } });
  [mails, log] = [[], createRecordingLog()];
  const runNightlyAudit = createNightlyAudit({
    audit: audit(),
    sql: app.container.get(TOKENS.sql),
    clock: app.clock,
    log,
    to: 'casa@example.org',
    host: 'example.org',
    mailer: {
      send: async (mail) => {
        mails.push(mail);
        return { where: 'here' };
      },
      close: async () => undefined,
    },
  });
  runNight = async (day) => {
    app.clock.set(`${day}T05:00`);
    expect(await runNightlyAudit()).toBe(true);
    return mails.at(-1)!;
  };
  await requestTables(app, 2);
});
afterEach(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the nightly mail', () => {
  const findCheckpointSentence = ({ text }: Mail) =>
    text.split('\n').find((line) => line.startsWith('Il sigillo dell’ultima lettera'));
  const runFirstNight = async () => {
    expect(findCheckpointSentence(await runNight('2027-03-11'))).toBeUndefined();
    const { size, hash } = audit().checkpointStore().read().at(-1)!;
    await requestTables(app, 1);
    return `Il sigillo dell’ultima lettera (posizione ${size}, impronta ${hash})`;
  };

  it('states that the checkpoint of the previous mail is still valid', async () => {
    const sentenceStart = await runFirstNight();
    const mail = await runNight('2027-03-12');
    expect(findCheckpointSentence(mail)).toBe(
      `${sentenceStart} vale ancora: confrontalo con quella lettera.`,
    );
    expect(mail.subject).toMatch(/^Registro del 2027-03-12: integro/);
  });

  it('states that the previous checkpoint is invalid when checkpoints and audit_memory were reset', async () => {
    const sentenceStart = await runFirstNight();
    audit().checkpointStore().archive('altered');
    await runAsSuperuser(app, 'update audit_memory set checkpoints = 0, last_checkpoint = null');
    const mail = await runNight('2027-03-12');
    expect(findCheckpointSentence(mail)).toBe(
      `${sentenceStart} NON vale più: confrontalo con quella lettera.`,
    );
    expect(mail.subject).toBe('ATTENZIONE, registro del 2027-03-12: qualcosa non torna');
    expect(log.entries.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  it('states that the previous checkpoint is invalid when an event before it was altered', async () => {
    const sentenceStart = await runFirstNight();
    await runAsSuperuser(app, `update event set data = data || '{"x":1}' where event.pos = 1`);
    const mail = await runNight('2027-03-12');
    expect(findCheckpointSentence(mail)).toBe(
      `${sentenceStart} NON vale più: confrontalo con quella lettera.`,
    );
    expect(mail.subject).toBe('ATTENZIONE, registro del 2027-03-12: qualcosa non torna');
  });
});

describe('the verification on demand', () => {
  const readModels = async (replayUpTo: number) => {
    const { flaw, checks } = await verifyOnDemand(audit(), { replayUpTo })();
    return { flaw, ...checks.find(({ name }) => name === 'read_models') };
  };
  const LIMIT = 1;
  const SKIPPED = { flaw: null, label: 'Elenchi e capienze', ran: false, checked: 0 };

  it('reports the read models as not compared above the replay limit, with the last comparison', async () => {
    const explanation = `Con più di ${LIMIT} eventi il confronto avviene ogni notte.`;
    expect(await readModels(LIMIT)).toMatchObject({
      ...SKIPPED,
      notChecked: `${explanation} Non è ancora avvenuto.`,
    });
    await runNight('2027-03-11');
    expect(await readModels(LIMIT)).toMatchObject({
      ...SKIPPED,
      notChecked: `${explanation} L’ultima volta: 11/03/2027 05:00.`,
    });
  });

  it('compares the read models up to the replay limit', async () => {
    const { events } = await audit().verify();
    expect(await readModels(events)).toMatchObject({
      ran: true,
      notChecked: null,
      checked: events,
    });
  });
});
