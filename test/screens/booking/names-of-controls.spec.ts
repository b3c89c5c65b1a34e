import type { ByRoleMatcher } from '@testing-library/react';
import { setupGuestBooking } from '#test/support/screens/guest-booking.ts';

const { screen, press, openSearch, openTables } = setupGuestBooking();

type Control = readonly [role: ByRoleMatcher, name: string, isChecked?: boolean];

const expectControls = async (controls: readonly Control[]) => {
  for (const [role, name, checked] of controls)
    await screen.findByRole(role, { name, ...(checked === undefined ? {} : { checked }) });
};

describe('the controls of the booking page', () => {
  it('have a name and a state in the search', async () => {
    await openSearch({ people: 4 });
    await expectControls([
      ['group', 'Persone'],
      ['radio', '1 persona', false],
      ['radio', '4 persone', true],
      ['radio', '9 o più persone: richiesta di gruppo', false],
      ['group', 'Data'],
      ['radio', 'sabato 13 marzo, libero', true],
      ['group', 'Pranzo o cena, Turno'],
      ['radio', 'Cena', false],
      ['radiogroup', 'Turno, Cena'],
      ['radio', 'Cena, 20:50–21:30, libero', false],
    ]);
    expect(screen.getAllByLabelText(/^(oggi, )?\S+ \d+ \S+, libero$/)).toHaveLength(14);
  });

  it('have a name and a state at the tables and in the details', async () => {
    await openTables({ people: 4 });
    await expectControls([
      ['region', 'Dove vuoi sederti?'],
      ['button', 'Torna agli orari'],
      [
        'radio',
        'Scegliete voi Il tavolo più adatto a 4, lo prepariamo noi. È la risposta più veloce.',
        true,
      ],
      ['button', 'Sala Piano terra · sotto gli archi di pietra senza gradini'],
      ['button', 'Loggia Primo piano · vista sulla valle si sale: scale'],
      ['complementary', 'La tua scelta'],
    ]);
    await screen.findByText('Passo 2 di 3: Scegli il tavolo', { selector: '[role=status]' });

    await press('Continua');
    await expectControls([
      ['heading', 'I tuoi dati'],
      ['textbox', 'Nome e cognome'],
      ['textbox', 'Telefono'],
      ['textbox', 'Email (facoltativo)'],
      ['button', 'Invia la richiesta'],
    ]);
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(
      /^Ti scriviamo qui la risposta/,
    );
  });
});
