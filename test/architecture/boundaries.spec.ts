import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { findBrokenRules, ruleNames } from './run-dependency-cruiser.ts';
import { buildSampleTree, sampleFolders } from './sample-source-tree.ts';

/** Imports that break each dependency rule. The test fails if the rule does not report them. */
const violations: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'no-cycles': { 'src/event-log/decider.ts': ['src/event-log/event-log.ts'] },
  'no-orphans': { 'src/start.mjs': [], 'src/kernel/forgotten.mjs': [] },
  'no-dead-files': { 'src/kernel/leftover.ts': ['src/kernel/clock.ts'] },
  'messages-stand-alone': { 'src/messages/message.ts': ['zod'] },
  'kernel-stands-alone': { 'src/kernel/clock.ts': ['src/venue.ts'] },
  'contracts-know-only-zod': { 'src/contracts/booking/reservations.ts': ['src/kernel/clock.ts'] },
  'phone-numbers-know-only-their-library': {
    'src/contracts/common/phone-number.ts': ['zod'],
  },
  'event-log-knows-no-context': {
    'src/event-log/event-log.ts': ['src/contracts/booking/reservations.ts'],
  },
  'platform-knows-no-context': {
    'src/platform/http/pipeline/app.ts': ['src/contracts/booking/reservations.ts'],
    'src/messaging/notices/notice-pipeline.ts': ['src/contracts/booking/reservations.ts'],
  },
  'guest-mails-know-no-context': {
    'src/messaging/layout/mail-view.ts': ['src/platform/clock.ts'],
  },
  'domain-is-pure': { 'src/contexts/booking/domain/reservation-decider.ts': ['node:crypto'] },
  'application-knows-only-ports': {
    'src/contexts/booking/application/request.ts': ['src/platform/clock.ts'],
  },
  'http-calls-only-its-application': {
    'src/contexts/booking/http/guest-reservations.controller.ts': [
      'src/contexts/booking/domain/reservation-decider.ts',
    ],
  },
  'adapters-do-not-call-http': {
    'src/contexts/booking/adapters/turn-facts.postgres.ts': [
      'src/contexts/booking/http/guest-reservations.controller.ts',
    ],
  },
  'controllers-see-no-database': {
    'src/contexts/staff/sign-in/session.controller.ts': ['src/platform/database/orm.ts'],
  },
  'flat-contexts-know-only-ports': {
    'src/contexts/closures/manage-closures.ts': [
      'src/contexts/closures/service-calendar.postgres.ts',
      'src/contexts/closures/closure-repository.orm.ts',
    ],
  },
  'contexts-meet-only-in-the-composition-root': {
    'src/contexts/staff/sign-in/session.controller.ts': [
      'src/contexts/booking/application/request.ts',
    ],
  },
  'contexts-receive-their-mailer': {
    'src/contexts/closures/closures.module.ts': ['src/messaging/mail/mailer.smtp.ts'],
    'src/messaging/mail/mailer.smtp.ts': [],
  },
  'only-the-cli-loads-commands': {
    'src/contexts/closures/closures.module.ts': ['src/contexts/closures/closures.commands.ts'],
    'src/contexts/closures/closures.commands.ts': [],
  },
  'only-modules-know-inversify': {
    'src/platform/http/pipeline/app.ts': ['inversify'],
  },
  'only-modules-use-tokens': {
    'src/processes/server.ts': ['src/composition/tokens.ts'],
  },
  'contexts-know-only-shared-services': {
    'src/contexts/closures/closures.module.ts': ['src/composition/http.module.ts'],
    'src/composition/http.module.ts': [],
  },
  'only-adapters-know-the-orm': {
    'src/contexts/closures/service-calendar.postgres.ts': ['@mikro-orm/core'],
  },
  'only-the-clock-knows-zones': { 'web/shared/api/api.ts': ['temporal-polyfill'] },
  'web-reaches-the-server-only-through-contracts': {
    'web/shared/api/api.ts': ['src/kernel/clock.ts'],
  },
  'features-do-not-know-each-other': {
    'web/features/staff/LoginPage.tsx': ['web/features/booking/guest/BookingPage.tsx'],
  },
  'features-do-not-know-the-app': {
    'web/shared/api/api.ts': ['web/app/theme.ts'],
    'web/app/theme.ts': [],
  },
  'shared-knows-no-feature': {
    'web/shared/api/api.ts': ['web/features/booking/prices.ts'],
    'web/features/booking/prices.ts': [],
  },
};

describe('the dependency rules', () => {
  it('hold in all files of src and web', async () => {
    expect(Object.fromEntries(await findBrokenRules(resolve('.')))).toEqual({});
  });

  it('hold in the sample tree, whose folders all exist in the repository', async () => {
    const fixture = buildSampleTree();
    try {
      expect(Object.fromEntries(await findBrokenRules(fixture.root))).toEqual({});
    } finally {
      fixture.remove();
    }
    expect(sampleFolders.filter((folder) => !existsSync(folder))).toEqual([]);
  });

  it('have one sample violation each', () =>
    expect(Object.keys(violations).sort()).toEqual([...ruleNames].sort()));

  it.each(Object.entries(violations))(
    '%s is the only rule that reports its sample violation',
    async (rule, files) => {
      const fixture = buildSampleTree(files);
      try {
        expect([...(await findBrokenRules(fixture.root)).keys()]).toEqual([rule]);
      } finally {
        fixture.remove();
      }
    },
  );
});
