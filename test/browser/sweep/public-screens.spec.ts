import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/accessibility.ts';
import { findFlowFault } from '#test/support/drivers/browser/press-flow.ts';
import {
  findCoveredControls,
  findOverflow,
  findOverlappingTexts,
} from '#test/support/drivers/browser/screen-faults.ts';
import { findHighBars, findTextFaults } from '#test/support/drivers/browser/text-faults.ts';
import { failedRequests, formStates } from '#test/support/fixtures/sweep/form-states.ts';
import { contactFlow, publicFlows } from '#test/support/fixtures/sweep/public-flows.ts';
import { frenchScreens, publicScreens } from '#test/support/fixtures/sweep/public-screens.ts';
import { atPath } from '#test/support/fixtures/sweep/screen.ts';
import {
  DEVICES,
  findFaultsAtEachSize,
  PHONE,
} from '#test/support/fixtures/sweep/find-screen-faults.ts';
import { setupSweep } from '#test/support/fixtures/sweep/setup-sweep.ts';

const { open, others, runFlow } = setupSweep({ isStaff: false });

describe('the checks', () => {
  /** Adds a bar and a style sheet to the landing page. */
  const plant = async (style: string): Promise<Page> => {
    const page = await open(atPath('/'));
    await page.evaluate((css) => {
      const bar = document.createElement('div');
      bar.id = 'planted';
      bar.textContent = 'Planted bar';
      document.body.append(bar);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, style);
    return page;
  };
  const firstPress = { steps: contactFlow.steps.slice(0, 1) };

  it('find a bar that covers a button', async () => {
    const page = await plant('#planted { position: fixed; inset: 0; z-index: 99; }');
    expect(await findFlowFault(page, firstPress, others())).toBe(
      'Invia il messaggio: covered by "Planted bar"',
    );
    expect(await findCoveredControls(page)).toContainEqual(
      expect.stringMatching(/^div "Planted bar" covers button "Invia il messaggio/),
    );
  });

  it('find an answer outside the window', async () => {
    const page = await plant('#contact [id$=error] { position: absolute; top: -3000px; }');
    expect(await findFlowFault(page, firstPress, others())).toBe(
      'Invia il messaggio: answer outside the window',
    );
  });

  /** Adds the answer of the first press before the press. */
  const plantAnswer = async (style: string): Promise<Page> => {
    const page = await plant(style);
    await page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('#planted')!;
      bar.textContent = 'Il nome deve contenere almeno 2 caratteri';
      // Shows the old answer instead of the answer of the form.
      document.addEventListener(
        'submit',
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
          bar.style.setProperty('top', '0');
        },
        true,
      );
    });
    return page;
  };

  it.each([
    ['answer in view before the press', '#planted { position: fixed; top: 30vh; z-index: 99; }'],
    ['answer older than the press', '#planted { position: fixed; top: -300px; }'],
  ])('find an %s', async (fault, style) => {
    const page = await plantAnswer(style);
    expect(await findFlowFault(page, firstPress, others(), { answerTimeoutMs: 2_000 })).toBe(
      `Invia il messaggio: ${fault}`,
    );
  });

  it('find horizontal scrolling and texts over each other', async () => {
    const page = await plant(
      '#planted { position: absolute; top: 0; width: 800px; } #contact h3 { margin-bottom: -1.5em; }',
    );
    expect(await findOverflow(page)).toEqual([expect.stringMatching(/^800 px wide in 390/)]);
    expect(await findOverlappingTexts(page)).not.toEqual([]);
  });

  it.each([
    ['a word that is broken', '#planted { width: 3ch; overflow-wrap: anywhere; }', 'word broken'],
    ['a text that is cut', '#planted { width: 3ch; overflow: hidden; }', 'text cut'],
    [
      'lines over each other',
      '#planted { width: 7ch; line-height: 6px; }',
      'lines over each other',
    ],
  ])('find %s', async (_fault, style, found) => {
    const page = await plant(`${style} #planted { font-size: 1rem; white-space: normal; }`);
    expect(await findTextFaults(page)).toContainEqual(expect.stringContaining(found));
  });

  it('find a text with too little contrast', async () => {
    const page = await plant('#planted { color: #777; background: #888; }');
    expect(await findFaultsAtEachSize(page, [PHONE])).toContainEqual(
      expect.stringMatching(/^390x664, 100 %: color-contrast: <div id="planted"/),
    );
  });

  it('find a bar that leaves too little of the window', async () => {
    const page = await plant('#planted { position: fixed; inset: 30vh 0 0; }');
    expect(await findHighBars(page)).toEqual([expect.stringMatching(/^bars leave \d+ of 664 px$/)]);
  });
});

describe.each([...publicScreens, ...formStates])('$name', (screen) => {
  it('covers no control and does not scroll sideways, with text of 100 % and 200 %', async () => {
    const page = await open(screen);
    expect(await findFaultsAtEachSize(page)).toEqual([]);
  });
});

describe.each(failedRequests)('$name', (screen) => {
  it('has no accessibility violation, and no bar covers a control of its form', async () => {
    const page = await open(screen);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await findCoveredControls(page, 'main form')).toEqual([]);
  });
});

describe.each(frenchScreens)('$name in French', (screen) => {
  it('covers no control and does not scroll sideways on a phone', async () => {
    const page = await open(screen);
    expect(await findFaultsAtEachSize(page, [PHONE])).toEqual([]);
  });
});

describe.each(DEVICES)('the primary actions on $device', ({ sizes }) => {
  it.each(publicFlows.map((flow) => [flow.name, flow] as const))(
    'are not covered in %s, and their answer is in view',
    async (_name, flow) => {
      expect(await runFlow(flow, sizes)).toBeNull();
    },
  );
});
