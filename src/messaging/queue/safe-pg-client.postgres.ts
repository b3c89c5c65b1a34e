import pg from 'pg';

/**
 * Client with an error listener, which BullMQ's migrations lack. Without it, a lost connection
 * would end the process.
 */
export class SafePgClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
