import { eraseExpiredAllergies } from '#src/contexts/privacy/allergy-retention.postgres.ts';
import { postgresSubjectRecordRepository } from '#src/contexts/privacy/subject-record-repository.postgres.ts';
import { erasePerson, openPersonalDataFile } from '#src/contexts/privacy/data-subject-requests.ts';
import { eraseExpiredPersonalData } from '#src/contexts/privacy/personal-data-retention.postgres.ts';
import { eraseExpiredWaitingList } from '#src/contexts/privacy/waiting-list-retention.postgres.ts';
import { createGdprInformation } from '#src/contexts/privacy/personal-data-file-information.ts';
import { describeEvent } from '#src/contexts/history/event-sentences.ts';
import { createInstantFormatter } from '#src/kernel/format-italian-date.ts';
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

export const createPrivacy = ({ commands }: AppServices) => {
  const deps = { ...commands, subjectRecords: postgresSubjectRecordRepository };
  const file = {
    ...deps,
    sentenceOf: describeEvent,
    moment: formatVenueInstant,
    information: createGdprInformation(controller),
  };
  return {
    open: openPersonalDataFile(file),
    erase: erasePerson(deps),
    eraseExpired: eraseExpiredPersonalData(commands),
    eraseExpiredAllergies: eraseExpiredAllergies(commands),
    eraseExpiredWaitingList: eraseExpiredWaitingList(commands),
  };
};

export type Privacy = ReturnType<typeof createPrivacy>;
