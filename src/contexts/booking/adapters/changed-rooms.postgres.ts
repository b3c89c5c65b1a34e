/** SQL expression for the openings of the rooms that staff changed, as a JSON array. */
export const CHANGED_ROOMS = `(select coalesce(json_agg(json_build_object('floor', floor, 'seasonFrom', season_from,
  'seasonTo', season_to, 'closedUntil', closed_until)), '[]') from rooms)`;
