/** An integer hash with good avalanche: similar numbers give unrelated keys. */
const hash = (number: number): number => {
  const first = Math.imul(number ^ (number >>> 16), 0x45_d9_f3_b3);
  const second = Math.imul(first ^ (first >>> 16), 0x45_d9_f3_b3);
  return (second ^ (second >>> 16)) >>> 0;
};

/** Another order for each seed, and the same order for the same seed. */
export const shuffle = <Item>(items: readonly Item[], seed: number): Item[] =>
  items
    .map((item, index) => ({ item, key: hash(hash(seed + 1) + index) }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
