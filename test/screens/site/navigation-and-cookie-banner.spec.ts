import { waitFor, within } from '@testing-library/react';
import { setupHome } from '#test/support/screens/home.ts';
import { TODAY } from '#test/support/screens/open-screen.tsx';

const { screen, user, followToPage, openPage, openHome, press } = setupHome();

const inBar = (name: string) =>
  within(document.querySelector<HTMLElement>('[data-bar]')!).getByRole('link', { name });
/** The button is hidden on wide windows, which jsdom pretends to have. */
const menuButton = () => screen.getByLabelText('Apri il menu');
const waitForSection = (id: string) =>
  waitFor(() => expect(document.getElementById(id)).toHaveFocus());

describe('the navigation', () => {
  it('focuses the section that was chosen in the bar, also from another page', async () => {
    await openHome();
    await user().click(inBar('Contatti'));
    await waitForSection('contact');
    await openPage('/legal-info');
    await followToPage(inBar('Chi siamo'));
    await waitForSection('about');
    expect(location.pathname).toBe('/');
  });

  it('links to every page of the site in the footer', async () => {
    await openHome();
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    const hrefs = links.map((link) => link.getAttribute('href'));
    for (const href of [
      '/',
      '/menu',
      '/reservations',
      '/events',
      '/legal-info',
      '/privacy-policy',
      '/cookie-policy',
      'tel:+390935000000',
    ])
      expect(hrefs).toContain(href);
    const social = links.filter(({ textContent }) => /Instagram|Facebook/.test(textContent));
    expect(social.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2025 Melagrana');
  });

  it('shows the tooltip of one language at a time, and hides it on Escape', async () => {
    await openHome();
    const listTooltips = () =>
      ['English', 'Español', 'Français'].filter((name) => screen.queryByText(name) !== null);
    const waitForTooltips = (...names: string[]) =>
      waitFor(() => expect(listTooltips()).toEqual(names));
    await user().hover(inBar('English'));
    await waitForTooltips('English');
    await user().unhover(inBar('English'));
    await user().hover(inBar('Español'));
    await waitForTooltips('Español');
    await user().unhover(inBar('Español'));
    inBar('Français').focus();
    await waitForTooltips('Français');
    await user().keyboard('{Escape}');
    await waitForTooltips();
  });

  it('is a dialog on a phone that focuses its first link, and the button again on Escape', async () => {
    await openHome();
    await user().click(menuButton());
    const dialog = await screen.findByRole('dialog', { name: 'Menu del sito' });
    const link = (name: string) => within(dialog).getByRole('link', { name });
    await waitFor(() => expect(link('Home')).toHaveFocus());
    await user().keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(menuButton()).toHaveFocus());
  });

  it('closes the dialog of a phone when a section is chosen, and focuses the section', async () => {
    await openHome();
    await user().click(menuButton());
    const dialog = await screen.findByRole('dialog');
    await user().click(within(dialog).getByRole('link', { name: 'Contatti' }));
    await waitForSection('contact');
    expect(dialog).not.toBeInTheDocument();
  });
});

describe('the legal pages', () => {
  it.each([
    ['/privacy-policy', 'Privacy policy', '24 mesi'],
    ['/cookie-policy', 'Cookie policy', '12 mesi'],
    ['/legal-info', 'Note legali', 'Melagrana'],
  ])('show title, date and text on %s', async (path, title, words) => {
    await openPage(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('main')).toHaveTextContent('Ultimo aggiornamento: 16 luglio 2025');
    expect(screen.getByRole('main')).toHaveTextContent(words);
  });
});

const findBanner = () => screen.findByRole('region', { name: 'Solo cookie tecnici' });
const pressInBanner = async (name: string) =>
  user().click(within(await findBanner()).getByRole('button', { name }));
const isGone = () =>
  expect(screen.queryByRole('region', { name: 'Solo cookie tecnici' })).toBeNull();
const readConsent = () => [
  localStorage.getItem('cookieConsent'),
  localStorage.getItem('cookieConsentDate'),
];
const storeConsent = (date: string) => {
  localStorage.setItem('cookieConsent', 'accepted');
  localStorage.setItem('cookieConsentDate', date);
};

describe('the cookie banner', () => {
  it('explains itself to a new visitor, with links to both policies', async () => {
    localStorage.clear();
    await openPage('/legal-info');
    const banner = within(await findBanner());
    await user().click(banner.getByText('Dettagli'));
    expect(banner.getByText(/nessuna profilazione/)).toBeVisible();
    expect(banner.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/privacy-policy',
      '/cookie-policy',
    ]);
  });

  it.each([
    ['Accetta Cookie Tecnici', 'accepted'],
    ['Rifiuta', 'rejected'],
    ['Rifiuta e chiudi', 'rejected'],
  ])('saves "%s" as %s with its date, and is not shown again', async (name, value) => {
    localStorage.clear();
    await openPage('/legal-info');
    await pressInBanner(name);
    isGone();
    expect(readConsent()).toEqual([value, `${TODAY}T09:00:00.000Z`]);
    await openPage('/privacy-policy');
    isGone();
  });

  it('is shown again after twelve months', async () => {
    storeConsent('2026-03-11T09:00:00.000Z');
    await openPage('/legal-info');
    isGone();
    storeConsent('2026-03-08T09:00:00.000Z');
    await openPage('/legal-info');
    await findBanner();
  });

  it('is shown again by the button in the footer, and has the focus', async () => {
    await openPage('/legal-info');
    await press('Preferenze cookie');
    expect(await findBanner()).toHaveFocus();
    await pressInBanner('Accetta Cookie Tecnici');
    expect(readConsent()[0]).toBe('accepted');
  });

  it('leaves the focus in a field when its answer is pressed', async () => {
    localStorage.clear();
    await openHome();
    const name = screen.getByLabelText('Nome');
    await user().click(name);
    await pressInBanner('Rifiuta');
    isGone();
    expect(name).toHaveFocus();
  });

  it('moves the focus of a keyboard user to the content, because the line is gone', async () => {
    localStorage.clear();
    await openPage('/legal-info');
    within(await findBanner())
      .getByRole('button', { name: 'Rifiuta' })
      .focus();
    await user().keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    isGone();
  });
});
