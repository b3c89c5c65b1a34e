/** Temporary overload or outage: a retry with the same idempotency key may succeed. */
export class ServiceUnavailable extends Error {}
