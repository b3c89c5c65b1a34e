import { waitFor, within } from '@testing-library/react';
import { setupHome } from '#test/support/screens/home.ts';
import { TODAY } from '#test/support/screens/open-screen.tsx';

const { screen, user, press, openPage, openHome } = setupHome();

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
