import type { EntitySchema } from '@mikro-orm/core';
import { TableBlockEntity } from '#src/contexts/booking/floor/tables/table-block.entity.ts';
import { TableEntity } from '#src/contexts/booking/floor/tables/table.entity.ts';
import { TimeSlotEntity } from '#src/contexts/booking/floor/time-slots/time-slot.entity.ts';
import { DishEntity } from '#src/contexts/catalogue/dish.entity.ts';
import { DrinkEntity } from '#src/contexts/catalogue/drink.entity.ts';
import { PhotographEntity } from '#src/contexts/catalogue/photographs/photograph.entity.ts';
import { ClosureEntity } from '#src/contexts/closures/closure.entity.ts';
import { AdminEntity } from '#src/contexts/staff/accounts/admin.entity.ts';
import { UserEntity } from '#src/contexts/staff/accounts/user.entity.ts';

export const entities = [
  TableEntity,
  TableBlockEntity,
  TimeSlotEntity,
  DishEntity,
  DrinkEntity,
  PhotographEntity,
  ClosureEntity,
  AdminEntity,
  UserEntity,
] as unknown as readonly EntitySchema[];
