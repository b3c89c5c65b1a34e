import { join } from 'node:path';
import { findEventsOfErasedGuests } from './erased-guests.postgres.ts';
import { eraseExpiredAllergies } from './allergy-retention.postgres.ts';
import { postgresSubjectRecordRepository } from './subject-record-repository.postgres.ts';
import { createErasureListSync } from './erasure-list.services.ts';
import { erasePerson, openPersonalDataFile, type FileDeps } from './data-subject-requests.ts';
import { eraseExpiredPersonalData } from './personal-data-retention.postgres.ts';
import { eraseExpiredWaitingList } from './waiting-list-retention.postgres.ts';
import { createGdprInformation } from './personal-data-file-information.ts';
import { createInstantFormatter } from '#src/kernel/format-italian-date.ts';
import { vacuumPersonalData } from '#src/personal-data/vacuum-personal-data.postgres.ts';
import {
  deleteGuestMails,
  listGuestMailEvents,
} from '#src/messaging/mail/guest-mail-files.disk.ts';
import { venue } from '#src/venue.ts';
import type { AppServices } from '#src/composition/app-services.ts';

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

export const createPrivacy = (services: AppServices, describeEvent: FileDeps['sentenceOf']) => {
  const { commands } = services;
  const deps = { ...commands, subjectRecords: postgresSubjectRecordRepository };
  const file = {
    ...deps,
    sentenceOf: describeEvent,
    moment: formatVenueInstant,
    information: createGdprInformation(controller),
  };
  return {
    vacuumErased: () => vacuumPersonalData(services.maintenancePool),
    erasureList: createErasureListSync(services),
    open: openPersonalDataFile(file),
    erase: withMailFiles(services, erasePerson(deps)),
    eraseExpired: withMailFiles(services, eraseExpiredPersonalData(commands)),
    eraseExpiredAllergies: eraseExpiredAllergies(commands),
    eraseExpiredWaitingList: withMailFiles(services, eraseExpiredWaitingList(commands)),
  };
};

export type Privacy = ReturnType<typeof createPrivacy>;
