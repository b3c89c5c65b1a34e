const LARGE_PARTIES = [8, 8, 6, 6, 6];

/** Returns sizes of parties whose sum is `covers` and which the demo tables can seat. */
export const listPartiesThatFit = (covers: number): number[] => {
  const sizes: number[] = [];
  for (let left = covers; left > 0; left -= sizes.at(-1)!)
    sizes.push(Math.min(LARGE_PARTIES[sizes.length] ?? 4, left));
  return sizes;
};
