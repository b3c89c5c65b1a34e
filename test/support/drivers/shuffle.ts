/** Integer hash with good avalanche: similar numbers give unrelated hashes. */
const hash = (number: number): number => {
  const first = Math.imul(number ^ (number >>> 16), 0x45_d9_f3_b3);
  const second = Math.imul(first ^ (first >>> 16), 0x45_d9_f3_b3);
  return (second ^ (second >>> 16)) >>> 0;
};

/** Returns the items in an order that depends only on the seed. */
export const shuffle = <Item>(items: readonly Item[], seed: number): Item[] =>
  items
    .map((item, index) => ({ item, key: hash(hash(seed + 1) + index) }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
