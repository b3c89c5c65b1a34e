import type { Locator, Page } from 'playwright-core';

/**
 * Durations in seconds of the keystroke-level model (Card, Moran and Newell, "The Keystroke-Level
 * Model for User Performance Time", 1980). They apply to a decision, pointing at a target, pressing
 * it, and typing a character.
 */
const SECONDS = { decide: 1.35, point: 1.1, press: 0.2, character: 0.28 };

/**
 * Creates a simulated guest who taps and types on a phone. Computes the time that a person would
 * need.
 */
export const createPerson = (page: Page) => {
  let taps = 0;
  let characters = 0;
  return {
    tap: async (target: Locator): Promise<void> => {
      await target.tap();
      taps += 1;
    },
    type: async (text: string): Promise<void> => {
      await page.keyboard.type(text);
      characters += text.length;
    },
    countTaps: (): number => taps,
    countSeconds: (): number =>
      taps * (SECONDS.decide + SECONDS.point + SECONDS.press) + characters * SECONDS.character,
  };
};
