import { readFileSync } from 'node:fs';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { listAvailableDays } from '#src/contracts/booking/availability-days.ts';
import { buildDay, buildProposal } from '#test/support/builders/booking-views.ts';
import { setupScreens, TODAY } from '#test/support/screens/open-screen.tsx';
import { answerPersonalLink, LINK } from '#test/support/screens/personal-link.ts';
import { findLostLink } from '#src/contracts/booking/personal-link-operations.ts';

const { api, screen, openPage, press, fill } = setupScreens();

const FORMS = ['/cancel', '/confirm', '/change', '/note', '/phone'];
const confirmed = { status: 'confirmed', tableName: 'Sala 3', floor: 0 } as const;
const cancelled = { status: 'cancelled', isChangeable: false } as const;
const changeRequest = {
  reservationDate: '2027-06-18',
  startTime: '20:50',
  endTime: '21:30',
  numberOfPeople: 6,
};

const states: Record<string, Partial<ReservationStatusView>> = {
  'In attesa': {},
  '✓ Confermata': confirmed,
  'Cambio chiesto': { ...confirmed, changeRequest },
  '✓ Confermata · domani': { ...confirmed, reservationDate: '2027-03-11' },
  '✓ Confermata · oggi': { ...confirmed, reservationDate: TODAY },
  'A quest’ora non ci siamo riusciti': { ...cancelled, outcome: 'rejected' },
  'Annullata da noi': { ...cancelled, outcome: 'cancelled_by_staff', cancelReason: 'house_closed' },
  'Annullata da te': { ...cancelled, outcome: 'cancelled_by_guest' },
  Passata: { ...cancelled, outcome: 'no_show' },
};
const proposal = buildProposal('19:00');
const declined: Partial<ReservationStatusView> = {
  ...cancelled,
  outcome: 'rejected',
  proposals: [proposal],
};
const proposalPage = `/proposal/${proposal.reservationDate}/${proposal.timeSlotId}`;
const completed = { status: 'completed', isChangeable: false } as const;

const open = async (path: string, over: Partial<ReservationStatusView> = {}) => {
  answerPersonalLink(api(), over);
  api().answer(listAvailableDays, ({ query }) => [buildDay(query['from']!)]);
  await openPage(path);
};
const findStatus = (status: string) =>
  screen.findByText(status, { selector: 'article [role=status]' });

const readMessages = (area: string, language: string) =>
  JSON.parse(readFileSync(`web/shared/i18n/${area}/${language}.json`, 'utf8')) as Record<
    string,
    string
  >;
const AREAS = ['site', 'booking', 'pass'];
const listMessages = (language: string) =>
  AREAS.flatMap((area) => Object.values(readMessages(area, language)));

describe('the page of a personal link', () => {
  it.each([...Object.entries(states), ['Passata', completed] as const])(
    'shows "%s", and contains no internal words of staff',
    async (status, over) => {
      await open(LINK, over);
      await findStatus(status);
      expect(screen.getByRole('main')).not.toHaveTextContent(/non presentato|rifiutat/i);
    },
  );

  it.each([
    ['rejected', /^Ci spiace/],
    ['cancelled_by_guest', 'Prenotazione annullata'],
    ['expired', 'Non siamo riusciti a risponderti'],
    ['no_show', 'Non ci siamo visti'],
    ['not_verified', 'Grazie di essere stati con noi'],
  ] as const)('has a title of its own after the outcome %s', async (outcome, title) => {
    await open(LINK, { ...cancelled, outcome });
    await screen.findByRole('heading', { level: 1, name: title });
  });

  it.each([
    ['it', 'Di solito rispondiamo entro 40 minuti', 'Arrivo alle 21:15:'],
    ['en', 'We usually reply within 40 minutes', 'Arriving at 21:15:'],
    ['es', 'Solemos responder en 40 minutos', 'Llegada a las 21:15:'],
    ['fr', 'Nous répondons en général sous 40 minutes', 'Arrivée à 21:15'],
  ])('shows in %s "%s" while pending, and "%s"', async (language, answer, arrival) => {
    const { change } = answerPersonalLink(api(), { answerMinutes: 40, arrivalTime: '21:15' });
    await openPage(`${LINK}?lang=${language}`);
    const page = await screen.findByRole('article');
    expect(page).toHaveTextContent(answer);
    expect(page).toHaveTextContent(arrival);
    change(confirmed);
    document.dispatchEvent(new Event('visibilitychange'));
    await findStatus(readMessages('pass', language)['pass.status.confirmed']!);
    expect(page).toHaveTextContent(arrival);
    expect(page).not.toHaveTextContent(answer);
  });

  it.each(FORMS)('has one form on %s', async (name) => {
    await open(`${LINK}${name}`, confirmed);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('main').querySelectorAll('form')).toHaveLength(1);
  });

  const pass = { it: readMessages('pass', 'it'), fr: readMessages('pass', 'fr') };
  const toFrench = (status: string) =>
    pass.fr[Object.keys(pass.it).find((key) => pass.it[key] === status)!]!;
  it.each([
    ...Object.entries(states).map(([status, over]) => ['', toFrench(status), over] as const),
    ...FORMS.map((path) => [path, null, confirmed] as const),
    ['', toFrench('A quest’ora non ci siamo riusciti'), declined] as const,
    [proposalPage, null, declined] as const,
  ])('contains no Italian message in French on "%s" %s', async (path, status, over) => {
    const french = new Set(listMessages('fr'));
    const italian = listMessages('it').filter((text) => !text.includes('{') && !french.has(text));
    await open(`${LINK}${path}?lang=fr`, over);
    await screen.findByRole('heading', { level: 1 });
    if (status !== null) await findStatus(status);
    const texts = [...screen.getByRole('main').querySelectorAll('*')].map((element) =>
      element.textContent.trim(),
    );
    expect(texts.length).toBeGreaterThan(3);
    expect(italian.filter((text) => texts.includes(text))).toEqual([]);
  });
});

const recover = async (reference: string, digits: string) => {
  await fill('Codice', reference);
  await fill('Ultime quattro cifre del telefono', digits);
  await press('Mostra la prenotazione');
};
const openBooking = async () => {
  answerPersonalLink(api());
  api().answer(listAvailableDays, [buildDay(TODAY)]);
  await openPage('/reservations');
};

describe('the recovery of a personal link', () => {
  it('keeps the input after a wrong answer, and then opens the link', async () => {
    await openBooking();
    api().refuse(findLostLink, 404, { code: 'reservation_unknown' });
    await recover('7k3-9qxm', '0000');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Codice e cifre non corrispondono. Controllali, oppure chiamaci: la troviamo noi.',
    );
    for (const [label, text] of [
      ['Codice', '7k3-9qxm'],
      ['Ultime quattro cifre del telefono', '0000'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveValue(text);
      expect(screen.getByLabelText(label)).toBeInvalid();
    }

    api().answer(findLostLink, { link: LINK });
    await recover('7k3-9qxm', '4567');
    await screen.findByRole('heading', { level: 1, name: 'Richiesta di prenotazione inviata!' });
    expect(location.pathname).toBe(LINK);
    expect(api().calls(findLostLink).at(-1)!.body).toEqual({
      reference: '7k3-9qxm',
      phoneEnding: '4567',
    });
  });

  it('shows the message of the server after too many attempts', async () => {
    await openBooking();
    api().refuse(findLostLink, 429, {
      code: 'too_many_requests',
      message: 'Troppe richieste: riprova tra poco.',
    });
    await recover('7K3-9QXM', '0001');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Troppe richieste: riprova tra poco.',
    );
  });
});
