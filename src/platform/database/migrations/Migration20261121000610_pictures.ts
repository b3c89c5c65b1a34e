import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000610_pictures extends Migration {
  override up(): void {
    this.addSql(`
      create table picture_uploads (
        id uuid primary key,
        admin_id uuid not null,
        session_hash text not null,
        state text not null default 'issued' check (state in ('issued', 'receiving', 'ready', 'refused', 'leaving')),
        issued_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > issued_at)
      );
      create index picture_uploads_of_the_day on picture_uploads (admin_id, issued_at);
      create index picture_uploads_old on picture_uploads (issued_at);
      create index picture_uploads_leaving on picture_uploads (id) where state = 'leaving';
    `);
  }
}
