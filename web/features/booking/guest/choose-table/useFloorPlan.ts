import type { PlannedTable } from '#src/contracts/booking/floor-plan.ts';
import { useFloorPlanQuery } from './floorPlanApi.ts';

const noTables: readonly PlannedTable[] = [];

/** Empty until the plan has loaded, and when it cannot be loaded: free tables show without it. */
export const useFloorPlan = (): readonly PlannedTable[] => useFloorPlanQuery().data ?? noTables;
