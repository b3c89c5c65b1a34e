const LARGE_PARTIES = [8, 8, 6, 6, 6];

/** Sizes of parties without a table that together take exactly these covers of the demo floor. */
export const listPartiesThatFit = (covers: number): number[] => {
  const sizes: number[] = [];
  for (let left = covers; left > 0; left -= sizes.at(-1)!)
    sizes.push(Math.min(LARGE_PARTIES[sizes.length] ?? 4, left));
  return sizes;
};
