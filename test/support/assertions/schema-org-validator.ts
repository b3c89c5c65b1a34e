const SCHEMA = 'https://schema.org';

type Kind = (value: unknown) => boolean;

const text: Kind = (value) => typeof value === 'string' && value.trim() !== '';
const url: Kind = (value) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value);
const number: Kind = (value) => typeof value === 'number' && Number.isFinite(value);
const truth: Kind = (value) => typeof value === 'boolean';
const time: Kind = (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const calendarDate: Kind = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const amount: Kind = (value) => typeof value === 'string' && /^\d+\.\d\d$/.test(value);
const member =
  (...names: string[]): Kind =>
  (value) =>
    names.map((name) => `${SCHEMA}/${name}`).includes(value as string);
const many =
  (kind: Kind): Kind =>
  (value) =>
    Array.isArray(value) ? value.length > 0 && value.every(kind) : kind(value);
const thing =
  (...types: string[]): Kind =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    types.includes((value as Node)['@type'] as string);

type Node = Readonly<Record<string, unknown>>;
type Term = {
  readonly must: readonly string[];
  readonly properties: Readonly<Record<string, Kind>>;
};

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const terms: Readonly<Record<string, Term>> = {
  Restaurant: {
    must: [
      'name',
      'url',
      'telephone',
      'address',
      'geo',
      'openingHoursSpecification',
      'hasMenu',
      'acceptsReservations',
      'potentialAction',
      'image',
    ],
    properties: {
      name: text,
      description: text,
      url,
      image: many(url),
      logo: url,
      telephone: (value) => text(value) && /^\+\d{6,15}$/.test(value as string),
      foundingDate: text,
      servesCuisine: many(text),
      priceRange: text,
      currenciesAccepted: text,
      address: thing('PostalAddress'),
      geo: thing('GeoCoordinates'),
      hasMap: url,
      openingHoursSpecification: many(thing('OpeningHoursSpecification')),
      specialOpeningHoursSpecification: many(thing('OpeningHoursSpecification')),
      hasMenu: url,
      menu: url,
      acceptsReservations: truth,
      potentialAction: thing('ReserveAction'),
      sameAs: many(url),
    },
  },
  PostalAddress: {
    must: ['streetAddress', 'postalCode', 'addressCountry'],
    properties: {
      streetAddress: text,
      addressLocality: text,
      postalCode: text,
      addressRegion: text,
      addressCountry: text,
    },
  },
  GeoCoordinates: {
    must: ['latitude', 'longitude'],
    properties: { latitude: number, longitude: number },
  },
  OpeningHoursSpecification: {
    must: ['opens', 'closes'],
    properties: {
      dayOfWeek: many(member(...days)),
      opens: time,
      closes: time,
      validFrom: calendarDate,
      validThrough: calendarDate,
    },
  },
  ReserveAction: {
    must: ['target'],
    properties: { target: thing('EntryPoint'), result: thing('FoodEstablishmentReservation') },
  },
  EntryPoint: {
    must: ['urlTemplate'],
    properties: {
      urlTemplate: url,
      actionPlatform: many(member('DesktopWebPlatform', 'MobileWebPlatform')),
    },
  },
  FoodEstablishmentReservation: { must: ['name'], properties: { name: text } },
  BreadcrumbList: {
    must: ['itemListElement'],
    properties: { itemListElement: many(thing('ListItem')) },
  },
  ListItem: {
    must: ['position', 'name', 'item'],
    properties: { position: number, name: text, item: url },
  },
  Menu: {
    must: ['name', 'hasMenuSection'],
    properties: { name: text, url, inLanguage: text, hasMenuSection: many(thing('MenuSection')) },
  },
  MenuSection: {
    must: ['name'],
    properties: {
      name: text,
      description: text,
      url,
      hasMenuItem: many(thing('MenuItem')),
      hasMenuSection: many(thing('MenuSection')),
    },
  },
  MenuItem: {
    must: ['name'],
    properties: {
      name: text,
      description: text,
      image: url,
      offers: many(thing('Offer')),
      suitableForDiet: many(member('VegetarianDiet', 'VeganDiet')),
    },
  },
  Offer: {
    must: ['price', 'priceCurrency'],
    properties: {
      price: amount,
      priceCurrency: text,
      availability: member('InStock', 'OutOfStock', 'SoldOut'),
    },
  },
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listNodes = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

const findNodeFaults = (node: Node): string[] => {
  const type = String(node['@type']);
  const term = terms[type];
  if (!term) return [`${type} is no term that the site uses`];
  const missing = term.must
    .filter((name) => !(name in node))
    .map((name) => `${type}.${name} is missing`);
  const said = Object.entries(node).filter(([name]) => !name.startsWith('@'));
  const wrong = said
    .filter(([name, value]) => !term.properties[name]?.(value))
    .map(([name, value]) => `${type}.${name}: ${JSON.stringify(value)}`);
  return [
    ...missing,
    ...wrong,
    ...said.flatMap(([, value]) => listNodes(value).flatMap(findNodeFaults)),
  ];
};

/**
 * Lists the errors of a JSON-LD document, which may use only the schema.org types and properties in
 * this file.
 */
export const findSchemaOrgFaults = (document: unknown): string[] => {
  if (!isNode(document)) return ['not a node'];
  return [
    ...(document['@context'] === SCHEMA ? [] : ['@context is not schema.org']),
    ...findNodeFaults(document),
  ];
};
