/** The limits on visitors, lifted: many tests and every load driver come from one address. Tests of the limits set their own. */
export const disabledRateLimits = {
  QUOTA_GUEST_DAY: '0',
  QUOTA_ADDRESS_HOUR: '0',
  QUOTA_HASTY_MINUTE: '0',
  QUOTA_ALARM_MINUTE: '0',
  QUOTA_SEARCH_MINUTE: '0',
  QUOTA_NETWORK_SEATS: '0',
  QUOTA_UNCONFIRMED_SEATS: '0',
} as const;

/** The limits as they come when nobody sets any. */
export const defaultRateLimits = {
  QUOTA_GUEST_DAY: '',
  QUOTA_ADDRESS_HOUR: '',
  QUOTA_HASTY_MINUTE: '',
  QUOTA_ALARM_MINUTE: '',
  QUOTA_SEARCH_MINUTE: '',
  QUOTA_NETWORK_SEATS: '',
  QUOTA_UNCONFIRMED_SEATS: '',
} as const;
