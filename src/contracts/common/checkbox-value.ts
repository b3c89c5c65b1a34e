/** Value that browsers send for a checkbox without a value of its own. */
export const CHECKBOX_ON = 'on';
