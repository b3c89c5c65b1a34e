import { waitFor, within } from '@testing-library/react';
import { setupQuoteForm } from '#test/support/screens/quote-form.ts';

const { screen, follow, followToPage, fill, openEvents } = setupQuoteForm();

const listItems = (region: string | RegExp) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const quoteSection = () => document.getElementById('preventivo')!;

describe('the events page', () => {
  it('offers special events, custom menus and professional service, with reasons to choose the venue', async () => {
    await openEvents();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('La tavola più lunga');
    for (const name of ['Eventi speciali', 'Menu su misura', 'Servizio professionale'])
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    expect(screen.getByText('Perché sceglierci')).toBeInTheDocument();
  });

  it('names the rooms with their seats and months, and three menus with their prices', async () => {
    await openEvents();
    await screen.findByText(/Aperta da aprile a ottobre/);
    expect(listItems('Dove si festeggia')).toEqual([
      expect.stringMatching(/Sala\s*34 posti a sedere.*Senza gradini/),
      expect.stringMatching(/Loggia\s*32 posti a sedere.*scale/),
      expect.stringMatching(/Terrazza\s*22 posti a sedere.*Aperta da aprile a ottobre/),
    ]);
    expect(listItems(/^Tre esempi/)).toEqual([
      expect.stringContaining('€ 34,00 a persona'),
      expect.stringContaining('€ 42,00 a persona'),
      expect.stringContaining('€ 56,00 a persona'),
    ]);
  });

  it('says on which day a room opens again that is closed until a day', async () => {
    await openEvents('/eventi', { 1: { closedUntil: '2027-03-22' } });
    const reopening = await screen.findByText('Ora chiusa: riapre lun 22 mar');
    expect(reopening.closest('li')).toHaveTextContent(/^Loggia/);
  });

  it('focuses the quote form on "Richiedi un Preventivo"', async () => {
    await openEvents();
    await follow('Richiedi un Preventivo');
    await waitFor(() => expect(quoteSection()).toHaveFocus());
  });

  it('mentions the chosen menu in the form, and keeps what the guest wrote', async () => {
    await openEvents('/events?lang=en');
    const ideas = screen.getByLabelText(/^Menu ideas/);
    await follow('Ask for this menu A family Sunday');
    await waitFor(() => expect(quoteSection()).toHaveFocus());
    expect(ideas).toHaveValue('I would like a menu such as “A family Sunday”.');
    expect(new URLSearchParams(location.search).get('lang')).toBe('en');
    await follow('Ask for this menu The big day');
    await waitFor(() => expect(ideas).toHaveValue('I would like a menu such as “The big day”.'));
    await fill(/^Menu ideas/, 'No fish, please.');
    await follow('Ask for this menu The garden table');
    await waitFor(() => expect(quoteSection()).toHaveFocus());
    expect(location.search).toContain('menu=garden');
    expect(ideas).toHaveValue('No fish, please.');
  });

  it('removes the structured data of the served page when another page opens', async () => {
    const served = document.createElement('script');
    served.type = 'application/ld+json';
    served.dataset['about'] = 'http://localhost/events';
    document.head.append(served);
    await openEvents();
    const readCanonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect([readCanonical(), served.isConnected]).toEqual(['http://localhost/events', true]);
    await followToPage(
      within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Privacy policy' }),
    );
    await waitFor(() => expect(readCanonical()).toBe('http://localhost/privacy-policy'));
    expect(served.isConnected).toBe(false);
  });
});
