import type { ByLanguage } from '../texts-by-language.ts';

const words = (en: string, es: string, fr: string): ByLanguage<string> => ({ en, es, fr });

/**
 * Translations of the origins, varieties and ingredients of demo drinks. The key is the Italian
 * text.
 */
export const drinkWords: Readonly<Record<string, ByLanguage<string>>> = {
  Sicilia: words('Sicily', 'Sicilia', 'Sicile'),
  Italia: words('Italy', 'Italia', 'Italie'),
  Catania: words('Catania', 'Catania', 'Catane'),
  Siracusa: words('Syracuse', 'Siracusa', 'Syracuse'),
  'Piana di Catania': words('Plain of Catania', 'Llanura de Catania', 'Plaine de Catane'),
  'Produzione propria': words('Made by us', 'Elaboración propia', 'Fait maison'),

  naturale: words('still', 'sin gas', 'plate'),
  frizzante: words('sparkling', 'con gas', 'pétillante'),
  limone: words('lemon', 'limón', 'citron'),
  pesca: words('peach', 'melocotón', 'pêche'),

  acqua: words('water', 'agua', 'eau'),
  'acqua di fiori d’arancio': words(
    'orange blossom water',
    'agua de azahar',
    'eau de fleur d’oranger',
  ),
  'acqua tonica': words('tonic water', 'agua tónica', 'tonic'),
  'albume pastorizzato': words(
    'pasteurised egg white',
    'clara de huevo pasteurizada',
    'blanc d’œuf pasteurisé',
  ),
  alcol: words('alcohol', 'alcohol', 'alcool'),
  'aperitivo all’arancia amara': words(
    'bitter orange aperitif',
    'aperitivo de naranja amarga',
    'apéritif à l’orange amère',
  ),
  arancia: words('orange', 'naranja', 'orange'),
  'arance rosse': words('blood oranges', 'naranjas sanguinas', 'oranges sanguines'),
  bitter: words('Italian bitter', 'bitter', 'bitter'),
  carciofo: words('artichoke', 'alcachofa', 'artichaut'),
  carruba: words('carob', 'algarroba', 'caroube'),
  coriandolo: words('coriander', 'cilantro', 'coriandre'),
  'erbe di montagna': words('mountain herbs', 'hierbas de montaña', 'herbes de montagne'),
  'estratto di chinotto': words('chinotto extract', 'extracto de chinotto', 'extrait de chinotto'),
  'finocchietto selvatico': words('wild fennel', 'hinojo silvestre', 'fenouil sauvage'),
  gin: words('gin', 'ginebra', 'gin'),
  'gin siciliano': words('Sicilian gin', 'ginebra siciliana', 'gin sicilien'),
  'grano Tumminia': words('Tumminia wheat', 'trigo Tumminia', 'blé Tumminia'),
  'latte di mandorla': words('almond milk', 'leche de almendras', 'lait d’amande'),
  lievito: words('yeast', 'levadura', 'levure'),
  lime: words('lime', 'lima', 'citron vert'),
  'limone di Siracusa': words('Syracuse lemon', 'limón de Siracusa', 'citron de Syracuse'),
  luppolo: words('hops', 'lúpulo', 'houblon'),
  mais: words('maize', 'maíz', 'maïs'),
  'malto d’orzo': words('barley malt', 'malta de cebada', 'malt d’orge'),
  mandorle: words('almonds', 'almendras', 'amandes'),
  'Marsala secco': words('dry Marsala', 'Marsala seco', 'marsala sec'),
  melagrana: words('pomegranate', 'granada', 'grenade'),
  menta: words('mint', 'menta', 'menthe'),
  'miele di sulla': words('sulla honey', 'miel de zulla', 'miel de sulla'),
  radici: words('roots', 'raíces', 'racines'),
  'rum bianco': words('white rum', 'ron blanco', 'rhum blanc'),
  'sciroppo di zagara': words(
    'orange blossom syrup',
    'sirope de azahar',
    'sirop de fleur d’oranger',
  ),
  'scorza d’arancia': words('orange zest', 'piel de naranja', 'zeste d’orange'),
  'scorza di limone': words('lemon zest', 'piel de limón', 'zeste de citron'),
  'scorza di mandarino': words('mandarin zest', 'piel de mandarina', 'zeste de mandarine'),
  'scorze d’arancia': words('orange peel', 'cáscaras de naranja', 'écorces d’orange'),
  'scorze di limone di Siracusa': words(
    'Syracuse lemon peel',
    'cáscaras de limón de Siracusa',
    'écorces de citron de Syracuse',
  ),
  soda: words('soda water', 'soda', 'eau de Seltz'),
  'spumante brut': words('brut sparkling wine', 'espumoso brut', 'spumante brut'),
  'succo d’arancia rossa': words(
    'blood orange juice',
    'zumo de naranja sanguina',
    'jus d’orange sanguine',
  ),
  'succo di melagrana': words('pomegranate juice', 'zumo de granada', 'jus de grenade'),
  'succo di pompelmo': words('grapefruit juice', 'zumo de pomelo', 'jus de pamplemousse'),
  'tè nero': words('black tea', 'té negro', 'thé noir'),
  'vermouth rosso': words('red vermouth', 'vermut rojo', 'vermouth rouge'),
  'vinacce di Nero d’Avola': words(
    'Nero d’Avola pomace',
    'orujo de Nero d’Avola',
    'marc de Nero d’Avola',
  ),
  zucchero: words('sugar', 'azúcar', 'sucre'),
  'zucchero di canna': words('cane sugar', 'azúcar de caña', 'sucre de canne'),
};
