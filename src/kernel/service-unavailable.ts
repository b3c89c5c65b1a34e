/** Thrown during a temporary overload, after which a retry may succeed. */
export class ServiceUnavailable extends Error {}
