import { join } from 'node:path';
import { findEventsOfErasedGuests } from '#src/contexts/privacy/erased-guests.postgres.ts';
import { eraseExpiredAllergies } from '#src/contexts/privacy/allergy-retention.postgres.ts';
import { postgresSubjectRecordRepository } from '#src/contexts/privacy/subject-record-repository.postgres.ts';
import { erasePerson, openPersonalDataFile } from '#src/contexts/privacy/data-subject-requests.ts';
import { eraseExpiredPersonalData } from '#src/contexts/privacy/personal-data-retention.postgres.ts';
import { eraseExpiredWaitingList } from '#src/contexts/privacy/waiting-list-retention.postgres.ts';
import { createGdprInformation } from '#src/contexts/privacy/personal-data-file-information.ts';
import { describeEvent } from '#src/contexts/history/event-sentences.ts';
import { createInstantFormatter } from '#src/kernel/format-italian-date.ts';
import { deleteGuestMails, listGuestMailEvents } from '#src/platform/mail/guest-mail-files.disk.ts';
import { venue } from '#src/venue.ts';
import type { AppServices } from './app-services.ts';

const { name, vatNumber, email, phone, address } = venue;
const controller = {
  name,
  vatNumber,
  email,
  phone: phone.display,
  address: `${address.street}, provincia di ${address.province}, ${address.region}`,
};

export const formatVenueInstant = createInstantFormatter(venue.timeZone);

/**
 * Deletes the mail files of guests whose data was erased. Without a mail server, mails are files
 * that repeat personal data.
 */
const deleteMailsOfErasedGuests = async ({ sql, config }: AppServices): Promise<void> => {
  const folder = join(config.DATA_DIR, 'mail');
  const eventIds = await listGuestMailEvents(folder);
  await deleteGuestMails(folder, await findEventsOfErasedGuests(sql, eventIds));
};

/** Wraps an erasure. The result also deletes the mail files of erased guests. */
const withMailFiles =
  <Args extends readonly unknown[], Result>(
    services: AppServices,
    erase: (...args: Args) => Promise<Result>,
  ) =>
  async (...args: Args): Promise<Result> => {
    const result = await erase(...args);
    await deleteMailsOfErasedGuests(services);
    return result;
  };

export const createPrivacy = (services: AppServices) => {
  const { commands } = services;
  const deps = { ...commands, subjectRecords: postgresSubjectRecordRepository };
  const file = {
    ...deps,
    sentenceOf: describeEvent,
    moment: formatVenueInstant,
    information: createGdprInformation(controller),
  };
  return {
    open: openPersonalDataFile(file),
    erase: withMailFiles(services, erasePerson(deps)),
    eraseExpired: withMailFiles(services, eraseExpiredPersonalData(commands)),
    eraseExpiredAllergies: eraseExpiredAllergies(commands),
    eraseExpiredWaitingList: withMailFiles(services, eraseExpiredWaitingList(commands)),
  };
};

export type Privacy = ReturnType<typeof createPrivacy>;
