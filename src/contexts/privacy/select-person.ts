import { matchContacts, type ContactKeys } from '#src/personal-data/contact-identity.ts';

/** A row of personal data with contact data, and the streams whose events refer to it. */
export type Contact = ContactKeys & {
  readonly subjectId: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** The main entry in the guest book. Staff confirmed that contacts of one entry are one person. */
  readonly entry: string | null;
  readonly streams: readonly string[];
};

export type Selection = {
  /** Contacts of the person whose data is asked for. */
  readonly person: readonly Contact[];
  /** Other persons with the same number or address, who are perhaps the same. */
  readonly perhaps: readonly (readonly Contact[])[];
};

export type IsToldApart = (one: Contact, other: Contact) => boolean;

const isSamePerson = (one: Contact, other: Contact): boolean =>
  one.subjectId === other.subjectId ||
  (one.entry !== null && one.entry === other.entry) ||
  matchContacts(one, other) === 'certain';

/**
 * Returns true if the contact is the same person as one of the group, and perhaps another person
 * than none of them.
 */
export const belongsTo = (group: readonly Contact[], contact: Contact): boolean =>
  group.some((member) => isSamePerson(contact, member)) &&
  group.every((member) => isSamePerson(contact, member) || matchContacts(contact, member) === 'no');

/** Groups contacts by person. */
export const groupByPerson = (contacts: readonly Contact[]): Contact[][] => {
  const groups: Contact[][] = [];
  for (const contact of contacts) {
    const own = groups.find((group) => belongsTo(group, contact));
    if (own) own.push(contact);
    else groups.push([contact]);
  }
  return groups;
};

/** Adds to the person those candidates who certainly belong to it. Groups the others by person. */
export const selectPerson = (
  person: readonly Contact[],
  candidates: readonly Contact[],
  isToldApart: IsToldApart,
): Selection => {
  const members = [...new Map(person.map((member) => [member.subjectId, member])).values()];
  const others: Contact[] = [];
  for (const candidate of candidates) {
    if (members.some(({ subjectId }) => subjectId === candidate.subjectId)) continue;
    if (belongsTo(members, candidate)) members.push(candidate);
    else if (!members.some((member) => isToldApart(member, candidate))) others.push(candidate);
  }
  return { person: members, perhaps: groupByPerson(others) };
};
