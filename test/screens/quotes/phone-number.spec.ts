import { listRooms } from '#src/contracts/booking/rooms.ts';
import { requestQuote } from '#src/contracts/private-events/quotes.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';

const { api, user, screen, openPage } = setupScreens();

const open = async (language: string) => {
  api().answer(listRooms, []);
  await openPage(`/events?lang=${language}`);
  await screen.findByRole('heading', { level: 1 });
};
const phone = () => document.querySelector<HTMLInputElement>('input[name=customerPhone]')!;
const type = async (text: string) => {
  await user().clear(phone());
  await user().type(phone(), text);
};

describe('the telephone field', () => {
  it.each([
    ['it', /^Questo numero è incompleto/],
    ['en', /^This number is incomplete/],
    ['es', /^Este número está incompleto/],
    ['fr', /^Ce numéro est incomplet/],
  ])(
    'shows in %s that digits are missing, or the number that is stored',
    async (language, text) => {
      await open(language);
      await type('333 12');
      await user().tab();
      await screen.findByText(text);
      expect(phone()).toBeInvalid();
      await type('333 1234567');
      expect(screen.queryByText(text)).toBeNull();
      await user().tab();
      await screen.findByText(/\+39 333 123 4567/);
      expect(phone()).toHaveValue('333 1234567');
      expect(phone()).toBeValid();
    },
  );

  it('prevents sending while digits are missing, and gets the focus', async () => {
    await open('fr');
    const fields = { customerName: 'Agata Prova', customerPhone: '333 12' };
    for (const [name, text] of Object.entries(fields)) {
      await user().click(document.querySelector(`input[name=${name}]`)!);
      await user().paste(text);
    }
    await user().keyboard('{Enter}');
    await screen.findByText(/^Ce numéro est incomplet/);
    expect(phone()).toHaveFocus();
    expect(api().calls(requestQuote)).toEqual([]);
  });
});
