import { DEVICES, findFaultsAtEachSize } from '#test/support/fixtures/sweep/find-screen-faults.ts';
import { setupSweep } from '#test/support/fixtures/sweep/setup-sweep.ts';
import { staffFlows } from '#test/support/fixtures/sweep/staff-flows.ts';
import { staffScreens } from '#test/support/fixtures/sweep/staff-screens.ts';

const { open, runFlow } = setupSweep({ isStaff: true });

describe.each(staffScreens)('$name', (screen) => {
  it('covers no control and does not scroll sideways, with text of 100 % and 200 %', async () => {
    const page = await open(screen);
    expect(await findFaultsAtEachSize(page)).toEqual([]);
  });
});

describe.each(DEVICES)('the primary actions on $device', ({ sizes }) => {
  it.each(staffFlows.map((flow) => [flow.name, flow] as const))(
    'are not covered in %s, and their answer is in view',
    async (_name, flow) => {
      expect(await runFlow(flow, sizes)).toBeNull();
    },
  );
});
