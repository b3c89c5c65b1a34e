import { waitFor } from '@testing-library/react';
import { changeDish } from '#src/contracts/catalogue/menu-change-operations.ts';
import { buildDish, setupMenuTab } from '#test/support/screens/menu-tab.ts';

const { api, user, screen, press, fill, openMenuTab, changeDishElsewhere, findCard } =
  setupMenuTab();
const findQuestion = () => screen.findByRole('dialog', { name: 'Hai modifiche non salvate' });
const waitForNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const openNewDish = async () => {
  await openMenuTab('&categoria=Antipasti', { dishes: [buildDish()] });
  await press('Aggiungi piatto');
  await screen.findByRole('heading', { name: 'Nuovo Piatto' });
};

describe('the form of a dish with unsaved changes', () => {
  it.each([
    ['Indietro', () => press('Indietro')],
    ['another tab', async () => user().click(screen.getByRole('tab', { name: 'Tavoli' }))],
    ['the back button of the browser', async () => history.back()],
  ])('asks before typed text is lost by %s', async (_exit, leaveForm) => {
    await openNewDish();
    await fill('Nome', 'Parole a metà');
    await leaveForm();
    await findQuestion();
    await press('Torna indietro');
    await waitForNoDialog();
    expect(screen.getByLabelText('Nome')).toHaveValue('Parole a metà');
    await waitFor(() => expect(location.search).toMatch(/[?&]piatto=nuovo/));
  });

  it('forgets the typed text after Esci senza salvare', async () => {
    await openNewDish();
    await fill('Nome', 'Parole a metà');
    history.back();
    await findQuestion();
    await press('Esci senza salvare');
    await findCard('Caponata');
    history.forward();
    await screen.findByRole('heading', { name: 'Nuovo Piatto' });
    expect(screen.getByLabelText('Nome')).toHaveValue('');
  });

  it('does not ask when no field was changed', async () => {
    await openNewDish();
    await user().tab();
    await press('Indietro');
    await findCard('Caponata');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Aggiungi piatto' })).toHaveFocus(),
    );
  });
});

describe('a dish that two administrators edit', () => {
  const sentence =
    'Nel frattempo direzione ha modificato il piatto «Caponata». Controlla e riprova.';
  const saveAfterColleague = async (id: string, mine: string, theirs: string) => {
    await fill('Prezzo', mine);
    changeDishElsewhere(id, { price: theirs, updatedAt: '2027-03-10T09:30:00.000Z' });
    api().refuse(changeDish, 409, { code: 'changed_meanwhile', message: sentence });
    await press('Aggiorna piatto');
    await screen.findByRole('button', { name: 'Salva comunque la mia' });
    api().answer(changeDish, ({ body }) => changeDishElsewhere(id, body as object));
  };

  it('shows who saved first, and can be reloaded', async () => {
    const dish = buildDish();
    await openMenuTab(`&piatto=${dish.id}`, { dishes: [dish] });
    await saveAfterColleague(dish.id, '€ 20,00', '€ 15,00');
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.join()).toContain(sentence);
    expect(screen.getByLabelText('Prezzo')).toHaveValue('€ 20,00');
    await press('Carica la versione aggiornata');
    await waitFor(() => expect(screen.getByLabelText('Prezzo')).toHaveValue('€ 15,00'));
  });

  it('can be overwritten, with the version that was shown', async () => {
    const dish = buildDish();
    await openMenuTab(`&piatto=${dish.id}`, { dishes: [dish] });
    await saveAfterColleague(dish.id, '€ 21,00', '€ 16,00');
    await press('Salva comunque la mia');
    await screen.findByText('Piatto aggiornato');
    expect(await findCard('Caponata')).toHaveTextContent('€ 21,00');
    expect(
      api()
        .calls(changeDish)
        .map(({ headers }) => headers.get('if-match')),
    ).toEqual([`"${dish.updatedAt}"`, '"2027-03-10T09:30:00.000Z"']);
  });
});
