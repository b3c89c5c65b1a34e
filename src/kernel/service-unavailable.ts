/** It cannot be done now; whoever asks again in a moment, with the same key, will be served. Nothing is known to be wrong with what was asked. */
export class ServiceUnavailable extends Error {}
