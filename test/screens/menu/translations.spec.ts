import { waitFor, within } from '@testing-library/react';
import { changeDish, changeDrink } from '#src/contracts/catalogue/menu-change-operations.ts';
import { buildDish, buildDrink, setupMenuTab } from '#test/support/screens/menu-tab.ts';

const { api, user, screen, press, fill, openMenuTab, findCard, findRow } = setupMenuTab();
const missingIn = (item: HTMLElement) =>
  within(item)
    .queryAllByText(/^Manca/)
    .map(({ textContent }) => textContent);
const openTranslations = async () => user().click(await screen.findByText('Traduzioni'));

describe('translations by staff', () => {
  it('list the missing languages of a dish, and save the written one', async () => {
    const translations = { en: { description: 'From our own oven.' } };
    await openMenuTab('', { dishes: [buildDish({ translations })] });
    await screen.findByText('Traduzioni da scrivere: ES 1 · FR 1');
    expect(missingIn(await findCard('Caponata'))).toEqual(['Manca ES', 'Manca FR']);
    await press('Modifica Caponata');
    await screen.findByText('manca ES, FR');
    expect(screen.queryByLabelText('Francese (FR)')).toBeNull();
    await openTranslations();
    expect(await screen.findByLabelText('Inglese (EN)')).toHaveValue('From our own oven.');
    await fill('Francese (FR)', 'Du four de la maison.');
    await screen.findByText('manca ES');
    await press('Aggiorna piatto');
    await screen.findByText('Piatto aggiornato');
    expect(missingIn(await findCard('Caponata'))).toEqual(['Manca ES']);
    expect(api().calls(changeDish)[0]!.body).toMatchObject({
      translations: { ...translations, fr: { description: 'Du four de la maison.' } },
    });
  });

  it.each([
    ['', 'Aggiungi piatto'],
    ['&lista=bevande', 'Aggiungi bevanda'],
  ])('have no state while the Italian text is empty: %s', async (list, add) => {
    await openMenuTab(list, { dishes: [buildDish({})], drinks: [buildDrink({})] });
    await press(add);
    await screen.findByText('nessun testo da tradurre');
    await fill('Descrizione', 'Con le acciughe.');
    await screen.findByText('manca EN, ES, FR');
  });

  it('include notes and ingredients of a drink', async () => {
    await openMenuTab('&lista=bevande', {
      drinks: [
        buildDrink({
          description: 'Calda.',
          preparationNotes: 'Infusa al momento.',
          ingredients: ['menta', 'limone'],
        }),
      ],
    });
    expect(missingIn(await findRow('Amaro'))).toEqual(['Manca EN', 'Manca ES', 'Manca FR']);
    await press('Modifica Amaro');
    await openTranslations();
    const group = within(await screen.findByRole('group', { name: 'Inglese (EN)' }));
    const type = async (label: string, text: string) => {
      await user().clear(group.getByLabelText(label));
      await user().type(group.getByLabelText(label), text);
    };
    await type('Descrizione', 'Hot.');
    await type('Note di preparazione', 'Brewed to order.');
    expect(group.queryByLabelText('Varietà')).toBeNull();
    await type('Ingredienti', 'x'.repeat(61));
    await press('Aggiorna bevanda');
    await group.findByText('Massimo 60 caratteri');
    await type('Ingredienti', 'mint\nlemon');
    await press('Aggiorna bevanda');
    await screen.findByText('Bevanda aggiornata');
    await waitFor(async () =>
      expect(missingIn(await findRow('Amaro'))).toEqual(['Manca ES', 'Manca FR']),
    );
    expect(api().calls(changeDrink)[0]!.body).toMatchObject({
      translations: {
        en: {
          description: 'Hot.',
          preparationNotes: 'Brewed to order.',
          ingredients: ['mint', 'lemon'],
        },
      },
    });
  });

  it('stay unchanged when another field is saved', async () => {
    const translations = { fr: { description: 'Du four.' } };
    const dish = buildDish({ translations });
    await openMenuTab(`&piatto=${dish.id}`, { dishes: [dish] });
    await fill('Prezzo', '€ 3,00');
    await press('Aggiorna piatto');
    expect(await findCard('Caponata')).toHaveTextContent('€ 3,00');
    expect(api().calls(changeDish)[0]!.body).toMatchObject({ translations });
  });
});
