import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer();
});
afterAll(() => server.stop());

const loadBody = async (path: string) =>
  (await (await fetch(server.origin + path)).text()).replace(/^.*<body/s, '');
/** The text of the served page, as a browser without JavaScript shows it. */
const loadText = async (path: string) =>
  (await loadBody(path))
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a page without JavaScript', () => {
  it.each([
    [
      '/',
      [
        'Melagrana',
        'La nostra storia',
        'SP23b, provincia di Enna',
        '19:00–22:30',
        '+39 0935 000 000',
        'Festeggia con noi',
      ],
    ],
    [
      '/events',
      [
        'La tavola più lunga',
        'Menu su misura',
        'Perché sceglierci',
        'serve JavaScript',
        '+39 0935 000 000',
      ],
    ],
    [
      '/reservations',
      ['Prenota il tuo tavolo', '19:00', '20:50', 'Orari di apertura', '0935 000 000'],
    ],
  ])('contains the texts of %s, and hides none until a script reveals it', async (path, texts) => {
    const text = await loadText(path);
    expect(texts.filter((one) => !text.includes(one))).toEqual([]);
    expect((await loadBody(path)).match(/.{50} data-reveal=/g)).toBeNull();
  });

  it('filters the dishes of a category by its URL', async () => {
    const all = await loadText('/menu?categoria=primi-piatti');
    const vegan = await loadText('/menu?categoria=primi-piatti&dieta=vegan');
    expect([all, vegan].map((text) => text.includes('Maccu di fave'))).toEqual([true, true]);
    expect([all, vegan].map((text) => text.includes('Pasta alla Norma'))).toEqual([true, false]);
  });

  it('lists in the table menu the dishes that do not suit the guest', async () => {
    const text = await loadText('/carta?lang=fr&q=&view=pictures&senza=milk');
    expect(text.match(/Arancine al ragù \( ?lait ?\)/g)).toHaveLength(1);
  });
});
