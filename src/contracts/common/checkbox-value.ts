/** Value that browsers send for a checked checkbox without a `value` attribute. */
export const CHECKBOX_ON = 'on';
