import type { PlannedTable } from '#src/contracts/booking/floor-plan.ts';
import { useFloorPlanQuery } from './floorPlanApi.ts';

const noTables: readonly PlannedTable[] = [];

/**
 * Returns an empty plan until the plan has loaded, or if it cannot load. Free tables appear without
 * a plan.
 */
export const useFloorPlan = (): readonly PlannedTable[] => useFloorPlanQuery().data ?? noTables;
