import { eraseExpiredAllergies } from '../contexts/privacy/allergies-retention.postgres.ts';
import { postgresSubjectRecordRepository } from '../contexts/privacy/people.postgres.ts';
import { erasePerson, openPersonalDataFile } from '../contexts/privacy/person-file.ts';
import { privacyController } from '../contexts/privacy/privacy.controller.ts';
import { eraseExpiredPersonalData } from '../contexts/privacy/retention.postgres.ts';
import { createGdprInformation } from '../contexts/privacy/information.ts';
import { describeEvent } from '../contexts/history/sentences.ts';
import { createInstantFormatter } from '../kernel/italian-date.ts';
import { venue } from '../venue.ts';
import type { AppServices } from './house.ts';

const { name, vatNumber, email, phone, address } = venue;
const controller = {
  name,
  vatNumber,
  email,
  phone: phone.display,
  address: `${address.street}, provincia di ${address.province}, ${address.region}`,
};

/** An instant in Italian, in the venue's time. */
export const formatVenueInstant = createInstantFormatter(venue.timeZone);

/** What the house owes the people whose data it keeps. */
export const createPrivacy = ({ commands }: AppServices) => {
  const deps = { ...commands, people: postgresSubjectRecordRepository };
  const file = {
    ...deps,
    sentenceOf: describeEvent,
    moment: formatVenueInstant,
    information: createGdprInformation(controller),
  };
  return {
    open: openPersonalDataFile(file),
    erase: erasePerson(deps),
    forgetOld: eraseExpiredPersonalData(commands),
    forgetAllergies: eraseExpiredAllergies(commands),
  };
};

export type Privacy = ReturnType<typeof createPrivacy>;

export const privacyRoutes = (privacy: Privacy) => privacyController(privacy);
