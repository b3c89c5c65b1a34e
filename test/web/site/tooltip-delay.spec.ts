import { describe, expect, it } from '@jest/globals';
import { tooltipDelay } from '#web/shared/ui/controls/tooltipDelay.ts';

describe('a tooltip', () => {
  it('opens after 700 ms', () => {
    expect(tooltipDelay(5_000, null)).toBe(700);
  });

  it('opens without delay only within 300 ms of another tooltip', () => {
    expect([tooltipDelay(5_300, 5_000), tooltipDelay(5_301, 5_000)]).toEqual([0, 700]);
  });
});
