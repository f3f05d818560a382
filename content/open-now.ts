import { launchDay, launchText } from './clock/timed-text.ts';
import type { Localized } from './schema.ts';

/**
 * The only sentence that says what is open. Before the launch it is the list, not early access
 * itself.
 */
export const openNow: Localized = {
  get en() {
    return launchText('The early-access list is open.', 'The gates are open.');
  },
  get ar() {
    return launchText('قائمة الدخول المبكر مفتوحة الآن.', 'البوابات مفتوحة.');
  },
};

/** States what is open, and the day on which the app opens or opened. */
export const openNowAndNext: Localized = {
  get en() {
    const day = launchDay('en');
    return launchText(`${openNow.en} The app opens on ${day}.`, `The gates have been open since ${day}.`);
  },
  get ar() {
    const day = launchDay('ar');
    return launchText(
      `قائمة الدخول المبكر مفتوحة الآن، وينطلق التطبيق يوم ${day}.`,
      `البوابات مفتوحة منذ ${day}.`,
    );
  },
};
