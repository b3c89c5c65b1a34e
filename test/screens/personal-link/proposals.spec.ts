import { within } from '@testing-library/react';
import { buildProposal } from '#test/support/builders/booking-views.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';
import { answerPersonalLink, LINK } from '#test/support/screens/personal-link.ts';

const { api, screen, follow, openPage } = setupScreens();

const NEW_LINK = '/reservations/a-new-link';
const declined = { status: 'cancelled', outcome: 'rejected', isChangeable: false } as const;
const proposals = [buildProposal('19:00'), buildProposal('21:30')];
const pageOf = ({ reservationDate, timeSlotId }: (typeof proposals)[number]) =>
  `${LINK}/proposal/${reservationDate}/${timeSlotId}`;
const page = pageOf(proposals[0]!);

const open = (path: string, over: Parameters<typeof answerPersonalLink>[1] = { proposals }) => {
  answerPersonalLink(api(), { ...declined, ...over });
  return openPage(path);
};
const findTitle = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
/** The paths to which the buttons of the proposals submit their form. */
const listFormPaths = (buttons: readonly HTMLElement[]) =>
  buttons.map((button) => {
    const form = button.closest('form')!;
    expect(form.method).toBe('post');
    return form.getAttribute('action');
  });

describe('the page of a declined request', () => {
  it('offers each proposed turn with one button', async () => {
    await open(LINK);
    await findTitle('Ci spiace: venerdì 18 alle 20:50 non possiamo');
    const group = within(screen.getByRole('group', { name: 'Le nostre proposte' }));
    const buttons = group.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Va bene: ven 18 giu, 19:00',
      'Va bene: ven 18 giu, 21:30',
    ]);
    expect(listFormPaths(buttons)).toEqual(proposals.map(pageOf));
  });

  it('opens the new request instead after the guest has chosen a proposal', async () => {
    await open(LINK, { replacementLink: NEW_LINK });
    await screen.findByText('Hai scelto un altro tavolo');
    expect(screen.queryByRole('button', { name: /^Va bene/ })).toBeNull();
    await follow('Apri la nuova richiesta');
    expect(location.pathname).toBe(NEW_LINK);
  });
});

describe('the page of a proposal that a mail links to', () => {
  it('asks before it sends the request', async () => {
    await open(page);
    await findTitle('Ti va bene questo tavolo?');
    await screen.findByText('Venerdì 18 giugno, 19:00');
    expect(listFormPaths([screen.getByRole('button', { name: 'Va bene' })])).toEqual([page]);
  });

  it.each([
    [2, 'Nel frattempo i posti liberi sono cambiati. Adesso sono liberi questi:'],
    [1, 'Nel frattempo i posti liberi sono cambiati. Adesso è libero questo:'],
    [0, 'Il tavolo non è più libero. Chiamaci: troviamo insieme un posto.'],
  ])('offers the %d turns that are free instead of a turn that is taken', async (count, text) => {
    const others = [buildProposal('12:00'), buildProposal('13:00')].slice(0, count);
    await open(page, { proposals: others });
    await findTitle('Questa proposta non vale più');
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent(text);
    const buttons = screen.queryAllByRole('button', { name: /^Va bene/ });
    expect(listFormPaths(buttons)).toEqual(others.map(pageOf));
  });

  it('opens the new request instead after the guest has chosen a proposal', async () => {
    await open(page, { replacementLink: NEW_LINK });
    await findTitle('Hai scelto un altro tavolo');
    const link = screen.getByRole('link', { name: 'Apri la nuova richiesta' });
    expect(link).toHaveAttribute('href', NEW_LINK);
  });
});

describe('a proposal in French', () => {
  it.each([LINK, page])('is sent in French from %s', async (path) => {
    await open(`${path}?lang=fr`);
    const [button] = await screen.findAllByRole('button', { name: /^Cela me convient/ });
    expect(screen.getByRole('main')).toHaveTextContent('4 personnes, premier étage');
    expect(listFormPaths([button!])).toEqual([`${page}?lang=fr`]);
  });
});
