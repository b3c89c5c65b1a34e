import { parseRememberedGuest } from '#web/features/booking/guest/details/rememberedGuest.ts';

const agata = { customerName: 'Agata', customerPhone: '333 000 0101', customerEmail: '' };

describe('the remembered guest', () => {
  it('is read with the three known fields only', () => {
    expect(parseRememberedGuest(JSON.stringify({ ...agata, notes: 'x' }))).toEqual(agata);
  });

  it.each([null, '', 'null', '[]', '7', '{"customerName":"Agata"}', '{"customerName":7}'])(
    'is null for the stored text %j',
    (text) => {
      expect(parseRememberedGuest(text)).toBeNull();
    },
  );
});
