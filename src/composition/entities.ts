import type { EntitySchema } from '@mikro-orm/core';
import { DishEntity } from '#src/contexts/catalogue/dish.entity.ts';
import { DrinkEntity } from '#src/contexts/catalogue/drink.entity.ts';
import { AdminEntity } from '#src/contexts/staff/accounts/admin.entity.ts';
import { AuditorEntity } from '#src/contexts/staff/accounts/auditor.entity.ts';

export const entities = [
  DishEntity,
  DrinkEntity,
  AdminEntity,
  AuditorEntity,
] as unknown as readonly EntitySchema[];
