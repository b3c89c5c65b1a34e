import pg from 'pg';

/**
 * A connection whose loss never ends the process. Whoever uses it hears of the loss from the query; but BullMQ migrates
 * on a connection without listening for errors, and an error event that nobody hears stops Node.
 */
export class SafePgClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
