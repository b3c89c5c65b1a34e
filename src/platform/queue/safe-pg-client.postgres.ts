import pg from 'pg';

/** BullMQ migrates without an error listener, and Node exits on an unhandled `error` event. */
export class SafePgClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
