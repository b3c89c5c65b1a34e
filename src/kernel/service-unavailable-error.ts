export class ServiceUnavailable extends Error {}
