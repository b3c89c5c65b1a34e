import { waitFor, within } from '@testing-library/react';
import {
  erasePerson,
  openPersonalDataFile,
  type PersonalDataFile,
  type SubjectRecord,
} from '#src/contracts/data-subject-requests.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';

const { api, user, screen, press, fill, openStaffPage } = setupScreens();

const PHONE = '333 000 5045';
const buildRecord = (number: number, name: string): SubjectRecord => ({
  kind: 'reservation',
  id: `00000000-0000-4000-8400-00000000000${number}`,
  reference: `7K${number}-9QXM`,
  at: '2027-03-01T09:00:00.000Z',
  followed: false,
  record: {},
  facts: [{ label: 'Note', value: 'Vicino alla finestra' }],
  data: [{ name, phone: PHONE }],
  history: [],
});
const anna = buildRecord(1, 'Anna');
const biagio = buildRecord(2, 'Biagio');
const perhaps = (...records: SubjectRecord[]): PersonalDataFile['perhaps'] =>
  records.map((record) => ({ name: record.data[0]!['name']!, contact: PHONE, records: [record] }));
const buildFile = (over: Partial<PersonalDataFile>): PersonalDataFile => ({
  matters: [],
  perhaps: [],
  upcoming: [],
  information: [],
  ...over,
});
const searchPhone = async () => {
  await openStaffPage('/admin/privacy');
  await fill('Telefono', PHONE);
  await press('Cerca');
};
const eraseFound = async () => {
  api().answer(erasePerson, { matters: 1, erased: 1 });
  await press('Cancella tutto');
  await screen.findByText('Sei sicuro di voler cancellare i dati di "Anna"?');
  expect(api().calls(erasePerson)).toEqual([]);
  await press('Cancella per sempre');
  await screen.findByText('Dati cancellati');
};

describe('the page for personal data', () => {
  it('finds a guest by telephone number and erases the data after a confirmation with the name', async () => {
    api().answer(openPersonalDataFile, buildFile({ matters: [anna], upcoming: ['7K1-9QXM'] }));
    await searchPhone();
    await screen.findByText('1 scheda trovata');
    screen.getByText('Vicino alla finestra');
    screen.getByText(/Ha prenotazioni future \(7K1-9QXM\)/);
    await eraseFound();
    expect(api().calls(erasePerson)[0]!.body).toMatchObject({
      phone: PHONE,
      reason: 'request',
      matters: [anna.id],
    });
    await waitFor(() => expect(screen.queryByText('1 scheda trovata')).toBeNull());
    api().answer(openPersonalDataFile, buildFile({}));
    await press('Cerca');
    await screen.findByText('Nessun dato');
  });

  it('shows an error without a telephone number or an e-mail address', async () => {
    api().refuse(openPersonalDataFile, 400, {
      message: 'Indica un telefono o un indirizzo email',
    });
    await openStaffPage('/admin/privacy');
    await press('Cerca');
    await screen.findByText(/Indica un telefono o un indirizzo email/);
  });

  it('hands over and erases the data of one of two people with one number, after staff said who asks', async () => {
    api().answer(openPersonalDataFile, ({ body }) =>
      (body as { confirmed?: string[] }).confirmed
        ? buildFile({ matters: [anna], perhaps: perhaps(biagio) })
        : buildFile({ perhaps: perhaps(anna, biagio) }),
    );
    await searchPhone();
    const others = within(await screen.findByRole('region', { name: 'Forse la stessa persona' }));
    others.getByText(/Con questi recapiti ci sono più persone/);
    expect(screen.queryByText('È di questa persona')).toBeNull();
    await user().click(others.getAllByRole('button', { name: 'È la stessa persona' })[0]!);
    await screen.findByText('1 scheda trovata');
    expect(api().calls(openPersonalDataFile)[1]!.body).toMatchObject({ confirmed: [anna.id] });
    await screen.findByText('Forse la stessa persona: Biagio');
    await eraseFound();
    expect(api().calls(erasePerson)[0]!.body).toMatchObject({
      confirmed: [anna.id],
      matters: [anna.id],
    });
  });
});
