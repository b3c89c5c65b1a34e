/** Compares table names with numbers by value, so `Sala 10` comes after `Sala 9`. */
export const tableNameCollator = new Intl.Collator('it', { numeric: true });

const findCommonPrefix = (names: readonly string[]): string => {
  const [first = '', ...others] = names;
  const words = first.split(/(?<= )/);
  let prefix = '';
  for (const word of words.slice(0, -1)) {
    if (!others.every((name) => name.startsWith(prefix + word) && name !== prefix + word)) break;
    prefix += word;
  }
  return prefix;
};

/** Formats the name of joined tables without repeated words, such as `Sala 7+8`. */
export const formatTableSetName = (names: readonly string[]): string => {
  const prefix = findCommonPrefix(names);
  return prefix + names.map((name) => name.slice(prefix.length)).join('+');
};
