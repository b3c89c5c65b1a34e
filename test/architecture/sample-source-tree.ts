import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

type Files = Readonly<Record<string, readonly string[]>>;

/**
 * An invented source tree that breaks no dependency rule, as a list of files with their imports. It
 * contains one file of every kind that the rules distinguish.
 */
const lawful: Files = {
  'src/processes/server.ts': [
    'src/composition/composition-root.ts',
    'src/platform/http/pipeline/app.ts',
    'src/platform/clock.ts',
  ],
  'src/composition/tokens.ts': ['inversify'],
  'src/composition/composition-root.ts': [
    'inversify',
    'src/composition/tokens.ts',
    'src/contexts/booking/http/guest-reservations.controller.ts',
    'src/contexts/booking/adapters/turn-facts.postgres.ts',
    'src/contexts/staff/sign-in/session.controller.ts',
    'src/contexts/closures/closures.module.ts',
    'src/contexts/pictures/pictures.services.ts',
    'src/event-log/postgres/event-log.postgres.ts',
    'src/personal-data/personal-data-store.ts',
    'src/messaging/layout/mail-view.ts',
    'src/messaging/notices/notice-pipeline.ts',
  ],
  'src/messaging/notices/notice-pipeline.ts': ['src/platform/clock.ts'],
  'src/messaging/layout/mail-view.ts': ['react', 'src/messages/message.ts'],
  'src/venue.ts': [],
  'src/kernel/clock.ts': [],
  'src/messages/fields/it.ts': [],
  'src/messages/message.ts': ['src/messages/fields/it.ts'],
  'src/messages/field-message.ts': [],
  'src/messages/format-message.ts': ['@formatjs/intl', 'src/messages/message.ts'],
  'src/kernel/domain-error.ts': ['src/messages/message.ts'],
  'src/contracts/booking/reservations.ts': ['zod', 'src/messages/field-message.ts'],
  'src/contracts/common/phone-number.ts': ['libphonenumber-js'],
  'src/personal-data/personal-data-store.ts': ['src/kernel/clock.ts'],
  'src/event-log/decider.ts': [],
  'src/event-log/event-log.ts': ['src/event-log/decider.ts', 'src/kernel/clock.ts'],
  'src/event-log/postgres/event-log.postgres.ts': ['src/event-log/event-log.ts'],
  'src/platform/clock.ts': ['temporal-polyfill', 'src/kernel/clock.ts', 'src/venue.ts'],
  'src/platform/database/orm.ts': ['@mikro-orm/core'],
  'src/platform/http/pipeline/app.ts': ['koa', 'src/kernel/domain-error.ts'],
  'src/contexts/booking/domain/reservation-decider.ts': [
    'src/event-log/decider.ts',
    'src/contracts/booking/reservations.ts',
    'src/contracts/common/phone-number.ts',
    'src/kernel/domain-error.ts',
  ],
  'src/contexts/booking/application/request.ts': [
    'src/messages/format-message.ts',
    'src/contexts/booking/domain/reservation-decider.ts',
    'src/event-log/event-log.ts',
  ],
  'src/contexts/booking/http/guest-reservations.controller.ts': [
    'src/contexts/booking/application/request.ts',
    'src/platform/http/pipeline/app.ts',
  ],
  'src/contexts/booking/adapters/turn-facts.postgres.ts': [
    'src/contexts/booking/application/request.ts',
    'src/platform/database/orm.ts',
  ],
  'src/contexts/staff/sign-in/session.controller.ts': ['src/platform/http/pipeline/app.ts'],
  'src/contexts/closures/closures.module.ts': [
    'inversify',
    'src/composition/tokens.ts',
    'src/contexts/closures/manage-closures.ts',
    'src/contexts/closures/closure-repository.orm.ts',
    'src/contexts/closures/service-calendar.postgres.ts',
  ],
  'src/contexts/pictures/pictures.services.ts': ['pg'],
  'src/contexts/closures/closure-repository.orm.ts': ['@mikro-orm/postgresql'],
  'src/contexts/closures/manage-closures.ts': ['src/kernel/domain-error.ts'],
  'src/contexts/closures/service-calendar.postgres.ts': ['pg'],
  'web/entry-client.tsx': ['web/app/routes.tsx'],
  'web/app/routes.tsx': [
    'web/features/booking/guest/BookingPage.tsx',
    'web/features/staff/LoginPage.tsx',
  ],
  'web/features/booking/guest/BookingPage.tsx': [
    'react',
    'web/shared/api/api.ts',
    'src/contracts/booking/reservations.ts',
  ],
  'web/features/staff/LoginPage.tsx': [
    'web/shared/api/api.ts',
    'src/messages/fields/it.ts',
    'src/venue.ts',
  ],
  'web/shared/api/api.ts': [],
};

const isFile = (target: string) => /^(src|web)\//.test(target);

const importLine = (from: string, target: string): string => {
  const path = relative(dirname(from), target);
  return `import '${isFile(target) ? (path.startsWith('.') ? path : `./${path}`) : target}';\n`;
};

export const buildSampleTree = (more: Files = {}) => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'melagrana-house-')));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const file of new Set([...Object.keys(lawful), ...Object.keys(more)])) {
    const imports = [...(lawful[file] ?? []), ...(more[file] ?? [])];
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(
      join(root, file),
      `${imports.map((target) => importLine(file, target)).join('')}export {};\n`,
    );
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};

/**
 * Folders of the invented tree. The test checks that they exist, because a rule about a renamed
 * folder would check nothing.
 */
export const sampleFolders = [...new Set(Object.keys(lawful).map(dirname))];
