import { Migration } from '@mikro-orm/migrations';

const SCHEMA = `
      create function known_allergens(codes text[]) returns boolean language sql immutable as $$
        select codes <@ array['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard',
          'sesame', 'sulphites', 'lupin', 'molluscs'] and array_position(codes, null) is null
      $$;

      create table menu_items (
        id uuid primary key default gen_random_uuid(),
        name text collate "it-x-icu" not null check (btrim(name) <> ''),
        description text not null,
        price text not null check (btrim(price) <> ''),
        category text not null check (btrim(category) <> ''),
        image_url text,
        is_new boolean not null default false,
        is_popular boolean not null default false,
        is_homemade boolean not null default false,
        is_frozen boolean not null default false,
        allergens text[] not null default '{}' check (known_allergens(allergens)),
        diets text[] not null default '{}' check (diets <@ array['vegetarian', 'vegan'] and array_position(diets, null) is null),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint what_is_vegan_is_vegetarian check (not diets @> array['vegan'] or diets @> array['vegetarian'])
      );
      create unique index menu_items_natural_key on menu_items (lower(category), lower(name));
      create index menu_items_as_written on menu_items (created_at, name, id);

      create table drinks (
        id uuid primary key default gen_random_uuid(),
        name text collate "it-x-icu" not null check (btrim(name) <> ''),
        description text,
        price text not null check (btrim(price) <> ''),
        category text not null check (btrim(category) <> ''),
        subcategory text,
        volume text,
        origin text,
        varieties text[] not null default '{}',
        ingredients text[] not null default '{}',
        preparation_notes text,
        cantina text,
        appellation text,
        grape_varieties text[] not null default '{}',
        alcohol_content text,
        unit text,
        is_available boolean not null default true,
        sort_order int not null default 0,
        allergens text[] not null default '{}' check (known_allergens(allergens)),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create unique index drinks_natural_key on drinks (lower(category), lower(coalesce(subcategory, '')), lower(name));
      create index drinks_as_listed on drinks (sort_order, name, id);
    `;

export class Migration20261121000400_catalogue extends Migration {
  override up(): void {
    this.addSql(SCHEMA);
  }
}
