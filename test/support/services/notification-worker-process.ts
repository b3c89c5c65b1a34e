import { openConnectionPool } from '#src/platform/database/connection-pool.ts';
import { createSmtpMailer } from '#src/messaging/mail/mailer.smtp.ts';
import { createNotificationWorker } from './in-process-notification-worker.ts';

// Runs only the notification worker, so a test can kill its process.
const { TEST_DATABASE = '', TEST_REDIS = '', TEST_SMTP = '' } = process.env;
const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

const pool = openConnectionPool({ url: TEST_DATABASE });
createNotificationWorker({
  pool,
  databaseUrl: TEST_DATABASE,
  place: { redisUrl: TEST_REDIS },
  log: silentLog,
  mailer: createSmtpMailer({ url: TEST_SMTP, from: 'Melagrana <sito@example.org>' }),
}).start();
