/**
 * Dependency rules of docs/architecture.md. Each rule's name states the rule. boundaries.spec.ts
 * checks that each rule reports a violation.
 */
const never = (name, from, to) => ({ name, severity: 'error', from, to });
/** A large topic of a context may have its own folder, with one subfolder per layer. */
const TOPIC = '(?:waiting-list/)?';
const layer = (name) => `^src/contexts/([^/]+)/${TOPIC}${name}/`;
const own = '^src/contexts/$1/';
/**
 * Contexts without a folder per layer. The end of a file name, such as `.postgres.ts`, shows the
 * layer.
 */
const flatContexts =
  'abuse-protection|booking/floor|booking/guest-mails|booking/waiting-list/guest-mails|catalogue|closures|contact|guests|history|pictures|privacy|private-events/guest-mails|staff';
const adapterKinds = 'postgres|orm|disk|s3|sharp|argon2|hmac|limiter';
const orm = 'node_modules/@mikro-orm/';
/** Registers the services of a context in the container. */
const contextModule = '^src/contexts/.+\\.module\\.ts$';

/** Entry points of processes and builds, which no other file imports. */
const entries =
  '^(src/processes/(server|worker|cli)\\.ts|src/start\\.mjs|src/platform/build\\.mjs|web/staff-worker\\.ts|web/entry-(client|server)\\.tsx|web/vite\\.config\\.ts)$';

module.exports = {
  forbidden: [
    // Includes type imports, because modules whose types depend on each other cannot be understood
    // separately.
    never('no-cycles', {}, { circular: true }),
    never('no-orphans', { orphan: true, pathNot: [entries, '\\.d\\.m?ts$'] }, {}),
    // Reports files that no process imports, directly or indirectly, even if they import other files.
    never(
      'no-dead-files',
      { path: entries },
      { path: '^(src|web)/.+\\.(ts|tsx)$', pathNot: [entries, '\\.d\\.m?ts$'], reachable: false },
    ),

    never(
      'messages-stand-alone',
      { path: '^src/messages/' },
      {
        pathNot: [
          '^src/messages/',
          '^src/contracts/languages\\.ts$',
          'node_modules/@formatjs/intl/',
        ],
      },
    ),
    never('kernel-stands-alone', { path: '^src/kernel/' }, { pathNot: '^src/(kernel|messages)/' }),
    never(
      'contracts-know-only-zod',
      { path: '^src/contracts/', pathNot: '^src/contracts/common/phone-number\\.ts$' },
      { pathNot: ['^src/contracts/', '^src/messages/field-message\\.ts$', 'node_modules/zod/'] },
    ),
    never(
      'phone-numbers-know-only-their-library',
      { path: '^src/contracts/common/phone-number\\.ts$' },
      { pathNot: ['node_modules/libphonenumber-js/', '^src/contracts/common/text-input/'] },
    ),
    // Personal data follows the same rule as the event log, because the log refers to its entries.
    // It parses telephone numbers with the file that the forms use.
    never(
      'event-log-knows-no-context',
      { path: '^src/(event-log|personal-data)/' },
      {
        path: '^src/(contexts|contracts|platform|messaging)/',
        pathNot: '^src/contracts/common/phone-number\\.ts$',
      },
    ),
    // Notices contain only event ids. The composition root provides the function that writes the text of a mail.
    never(
      'platform-knows-no-context',
      { path: '^src/(platform|messaging/(mail|notices|queue))/' },
      { path: '^src/(contexts|contracts)/' },
    ),
    never(
      'guest-mails-know-no-context',
      { path: '^src/messaging/(layout|texts)/' },
      { path: '^src/(contexts|platform|event-log|messaging/(mail|notices|queue)|composition)/' },
    ),

    never(
      'domain-is-pure',
      { path: layer('domain') },
      {
        pathNot: [
          `${own}${TOPIC}domain/`,
          '^src/(kernel|contracts)/',
          '^src/messages/(field-)?message\\.ts$',
          '^src/event-log/decider\\.ts$',
        ],
      },
    ),
    never(
      'application-knows-only-ports',
      { path: layer('application') },
      {
        pathNot: [
          `${own}${TOPIC}(domain|application)/`,
          '^src/(kernel|contracts|messages)/',
          '^src/event-log/[^/]+\\.ts$',
        ],
      },
    ),
    never(
      'http-calls-only-its-application',
      { path: layer('http') },
      {
        path: '^src/',
        pathNot: [
          `${own}${TOPIC}(application|http)/`,
          '^src/(kernel|contracts|messages)/',
          '^src/platform/http/',
        ],
      },
    ),
    never('adapters-do-not-call-http', { path: layer('adapters') }, { path: '/http/' }),
    never(
      'controllers-see-no-database',
      { path: '\\.controller\\.ts$' },
      {
        path: [
          orm,
          'node_modules/pg/',
          '^src/platform/database/',
          '\\.(entity|orm|postgres)\\.ts$',
          '/adapters/',
        ],
      },
    ),
    // A use case depends on interfaces (ports) only. Files that create services or
    // list commands (`.services.ts`, `.module.ts`, `.commands.ts`) give it the adapters.
    never(
      'flat-contexts-know-only-ports',
      {
        path: `^src/contexts/(${flatContexts})/`,
        pathNot: [
          `\\.(${adapterKinds}|entity|projection|controller|middleware|services|commands|module)\\.ts$`,
          '/(demo|seed)/',
        ],
      },
      {
        path: [
          orm,
          'node_modules/pg/',
          '^src/platform/database/',
          '^src/event-log/postgres/',
          `\\.(${adapterKinds}|entity)\\.ts$`,
        ],
      },
    ),
    never(
      'contexts-meet-only-in-the-composition-root',
      { path: '^src/contexts/([^/]+)/' },
      { path: '^src/contexts/', pathNot: own },
    ),

    // Only the process with background work creates a mailer. Otherwise each web process would load the mail library.
    never(
      'contexts-receive-their-mailer',
      { path: '^src/(contexts|composition|messaging/notices)/' },
      { path: '^src/messaging/mail/mailer\\.[^/]+\\.ts$' },
    ),
    // Otherwise each web process would load the commands.
    never(
      'only-the-cli-loads-commands',
      { path: '^src/', pathNot: ['^src/processes/cli\\.ts$', '\\.commands\\.ts$'] },
      { path: '\\.commands\\.ts$' },
    ),
    never(
      'only-modules-know-inversify',
      { path: '^src/', pathNot: ['^src/composition/', contextModule] },
      { path: 'node_modules/(inversify|reflect-metadata)/' },
    ),
    // Without tokens, no use case can look up services in the container.
    never(
      'only-modules-use-tokens',
      { path: '^src/', pathNot: ['^src/composition/', contextModule] },
      { path: ['^src/composition/(tokens|[^/]+\\.module)\\.ts$', contextModule] },
    ),
    never(
      'contexts-know-only-shared-services',
      { path: '^src/contexts/' },
      { path: '^src/composition/', pathNot: '^src/composition/(app-services|tokens)\\.ts$' },
    ),
    never(
      'only-adapters-know-the-orm',
      {
        path: '^src/',
        pathNot: ['\\.(entity|orm|module)\\.ts$', '^src/platform/database/', '^src/composition/'],
      },
      { path: orm },
    ),
    // Only one file computes with time zones, so one test of both clock changes is enough.
    never(
      'only-the-clock-knows-zones',
      { path: '^(src|web)/', pathNot: '^src/platform/clock\\.ts$' },
      { path: 'node_modules/temporal-polyfill/' },
    ),

    // Server and browser share the file with the restaurant's own data, such as its address (spec note 26), and the
    // texts of invalid fields. The texts of refusals stay on the server.
    never(
      'web-reaches-the-server-only-through-contracts',
      { path: '^web/' },
      {
        path: '^src/',
        pathNot: [
          '^src/contracts/',
          '^src/messages/(field-message\\.ts$|fields/)',
          '^src/venue\\.ts$',
        ],
      },
    ),
    never(
      'features-do-not-know-each-other',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
    ),
    never(
      'features-do-not-know-the-app',
      { path: '^web/(features|shared)/' },
      { path: '^web/app/' },
    ),
    never('shared-knows-no-feature', { path: '^web/shared/' }, { path: '^web/features/' }),
  ],
  options: {
    tsPreCompilationDeps: true,
    // The whole tree has ES modules only. Searching it for other kinds takes twice as long.
    moduleSystems: ['es6'],
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|var|test)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
