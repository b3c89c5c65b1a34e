import type { Container } from 'inversify';
import type { Mailer } from '#src/messaging/mail/mailer.ts';
import type { Job } from '#src/platform/schedule-job.ts';
import { TOKENS } from './tokens.ts';

/**
 * The services that processes, jobs and commands use. Each is created on first use, because a
 * command needs few of them.
 */
export const createApplication = (container: Container) => ({
  get app() {
    return container.get(TOKENS.app);
  },
  get sql() {
    return container.get(TOKENS.sql);
  },
  get appServices() {
    return container.get(TOKENS.appServices);
  },
  get accounts() {
    return container.get(TOKENS.accounts);
  },
  get passwords() {
    return container.get(TOKENS.passwords);
  },
  get pictures() {
    return container.get(TOKENS.pictures);
  },
  get privacy() {
    return container.get(TOKENS.privacy);
  },
  get audit() {
    return container.get(TOKENS.audit);
  },
  get seed() {
    return container.get(TOKENS.seed);
  },
  get rebuild() {
    return container.get(TOKENS.rebuild);
  },
  get waitingList() {
    return container.get(TOKENS.waitingList);
  },
  get requestAlerts() {
    return container.get(TOKENS.requestAlerts);
  },
  get guestMails() {
    return container.getAll(TOKENS.contextGuestMails);
  },
  get staffEmails() {
    return container.getAll(TOKENS.contextStaffEmails);
  },
  get completeOrExpirePastReservations() {
    return container.get(TOKENS.completeOrExpirePastReservations);
  },
  get composeGuestMail() {
    return container.get(TOKENS.composeGuestMail);
  },
  createJobs: (mailer: Mailer): readonly Job[] => [
    ...container.getAll(TOKENS.contextJobs).flat(),
    ...container.getAll(TOKENS.contextMailingJobs).flatMap((createJobs) => createJobs(mailer)),
  ],
});

export type Application = ReturnType<typeof createApplication>;
