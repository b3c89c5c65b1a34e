/** Size of the pictures behind the three arches of the home page, before they are scaled down. */
export const [WIDTH, HEIGHT] = [840, 1136];
