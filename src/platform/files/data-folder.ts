import { mkdirSync } from 'node:fs';

const PRIVATE = 0o700;
/** If root starts the product, PostgreSQL runs as another user, who must enter the folder. */
const ENTERED_BY_POSTGRES = 0o711;

/** Creates DATA_DIR for this user alone. Keeps the mode of a folder that exists. */
export const ensureDataFolder = (dataDir: string): void => {
  mkdirSync(dataDir, {
    recursive: true,
    mode: process.getuid?.() === 0 ? ENTERED_BY_POSTGRES : PRIVATE,
  });
};
