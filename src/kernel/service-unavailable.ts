/** Temporary overload; a retry may succeed. */
export class ServiceUnavailable extends Error {}
