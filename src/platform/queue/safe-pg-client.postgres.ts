import pg from 'pg';

/**
 * Adds the error listener that BullMQ's migrations lack. Otherwise a lost connection would end the
 * process.
 */
export class SafePgClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
