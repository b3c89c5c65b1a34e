import { formatOfferChat } from '#src/messages/guest-chats/offer-chat-text.ts';

const chat = {
  venue: 'Melagrana',
  date: '2027-03-13',
  start: '19:00',
  people: 4,
  until: '18:42',
  link: 'https://melagrana.example/waiting-list/abc',
};

describe('the chat text of an offer', () => {
  it.each([
    [
      'it',
      'Ciao, da Melagrana si è liberato un tavolo per sabato 13 marzo alle 19:00, 4 persone. È tuo fino alle 18:42: https://melagrana.example/waiting-list/abc',
    ],
    [
      'en',
      'Hello, a table has come free at Melagrana on Saturday 13 March at 19:00 for 4 people. It is yours until 18:42: https://melagrana.example/waiting-list/abc',
    ],
    [
      'es',
      'Hola: en Melagrana se ha liberado una mesa para el sábado 13 de marzo a las 19:00, 4 personas. Es tuya hasta las 18:42: https://melagrana.example/waiting-list/abc',
    ],
    [
      'fr',
      'Bonjour, une table s’est libérée chez Melagrana pour le samedi 13 mars à 19:00, 4 personnes. Elle est à vous jusqu’à 18:42 : https://melagrana.example/waiting-list/abc',
    ],
  ] as const)('is written in %s', (language, text) =>
    expect(formatOfferChat(language, chat)).toBe(text),
  );
});
