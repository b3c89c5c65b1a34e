import { forgetAllergies } from '../contexts/privacy/allergies-retention.postgres.ts';
import { postgresPeople } from '../contexts/privacy/people.postgres.ts';
import { erasePerson, openPersonFile } from '../contexts/privacy/person-file.ts';
import { privacyController } from '../contexts/privacy/privacy.controller.ts';
import { forgetOldPersonalData } from '../contexts/privacy/retention.postgres.ts';
import { informationFor } from '../contexts/privacy/information.ts';
import { sentenceOf } from '../contexts/history/sentences.ts';
import { momentIn } from '../kernel/italian-date.ts';
import { venue } from '../venue.ts';
import type { House } from './house.ts';

const { name, vatNumber, email, phone, address } = venue;
const controller = {
  name,
  vatNumber,
  email,
  phone: phone.display,
  address: `${address.street}, provincia di ${address.province}, ${address.region}`,
};

/** An instant in Italian, in the venue's time. */
export const venueMoment = momentIn(venue.timeZone);

/** What the house owes the people whose data it keeps. */
export const privacyOf = ({ commands }: House) => {
  const deps = { ...commands, people: postgresPeople };
  const file = {
    ...deps,
    sentenceOf,
    moment: venueMoment,
    information: informationFor(controller),
  };
  return {
    open: openPersonFile(file),
    erase: erasePerson(deps),
    forgetOld: forgetOldPersonalData(commands),
    forgetAllergies: forgetAllergies(commands),
  };
};

export type Privacy = ReturnType<typeof privacyOf>;

export const privacyRoutes = (privacy: Privacy) => privacyController(privacy);
