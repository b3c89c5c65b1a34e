import type { ContactView } from '../../contracts/contact.ts';

/** What visitors wrote, for the staff: latest first. */
export interface Messages {
  list(): Promise<ContactView[]>;
}
