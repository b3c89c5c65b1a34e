import { forgetAllergies } from '../contexts/privacy/allergies-retention.postgres.ts';
import { postgresPeople } from '../contexts/privacy/people.postgres.ts';
import { erasePerson, openPersonFile } from '../contexts/privacy/person-file.ts';
import { privacyController } from '../contexts/privacy/privacy.controller.ts';
import { forgetOldPersonalData } from '../contexts/privacy/retention.postgres.ts';
import type { House } from './house.ts';

/** What the house owes the people whose data it keeps. */
export const privacyOf = ({ commands }: House) => {
  const deps = { ...commands, people: postgresPeople };
  return { open: openPersonFile(deps), erase: erasePerson(deps), forgetOld: forgetOldPersonalData(commands), forgetAllergies: forgetAllergies(commands) };
};

export type Privacy = ReturnType<typeof privacyOf>;

export const privacyRoutes = (privacy: Privacy) => privacyController(privacy);
