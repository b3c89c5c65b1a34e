import { Migration } from '@mikro-orm/migrations';

/**
 * Adds `published`, which counts how often the relay put a notice on the queue. `attempts` now
 * counts failed deliveries only, so it starts again at 0.
 */
export class Migration20261128000800_outbox_publications extends Migration {
  override up(): void {
    this.addSql('alter table outbox add column published int not null default 0');
    this.addSql('update outbox set published = attempts, attempts = 0 where done_at is null');
  }
}
