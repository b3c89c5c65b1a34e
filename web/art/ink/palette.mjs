export const P = {
  notte: '#0B1838',
  notte2: '#12244F',
  cobalto: '#1C3F8F',
  cobalto2: '#2C5BB0',
  azzurro: '#5E93C9',
  celeste: '#A9CBE0',
  brina: '#DCE9EC',
  ocra: '#E2A12C',
  zolfo: '#F4C95A',
  paglia: '#F8DF9E',
  oro: '#B9781A',
  rame: '#2C6A52',
  rame2: '#4C8C68',
  salvia: '#9DBB8E',
  bosco: '#163F35',
  cotto: '#B84A2A',
  corallo: '#E0764A',
  pesca: '#F3AE7C',
  mattone: '#7E2E22',
  melagrana: '#A31F38',
  vino: '#5C1430',
  manganese: '#43203F',
  prugna: '#2A1734',
  smalto: '#FBF5E6',
  latte: '#FFFCF5',
  sabbia: '#EEDFC0',
  lino: '#D9C49B',
  bistro: '#3A2418',
  inchiostro: '#171A2C',
};

export const hex = (colour) => {
  const n = Number.parseInt(colour.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
};

export const mix = (a, b, amount) => {
  const to = hex(b);
  return `#${hex(a)
    .map((v, i) =>
      Math.round(v + (to[i] - v) * amount)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

export const rgba = (colour, alpha) => `rgba(${hex(colour).join(',')},${alpha})`;
