import type { Locator, Page } from 'playwright-core';

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, "The Keystroke-Level Model for User
 * Performance Time", 1980): one decision, one movement of the hand to a target with its press, and
 * one character by an average typist.
 */
const SECONDS = { decide: 1.35, point: 1.1, press: 0.2, character: 0.28 };

/** Taps and types like a guest on a phone, and counts how long a person would need for it. */
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
