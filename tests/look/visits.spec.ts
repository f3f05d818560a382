import { axeInStillPage } from './checks/axe-in-still-page.ts';
import { barFaults } from './checks/bar.ts';
import { contrastFaults } from './checks/contrast.ts';
import { motionFaults } from './checks/motion.ts';
import { isAccepting } from './pictures.ts';
import { spokenFault } from './speech.ts';
import { expect, looksAsAccepted, test } from './views/view-test.ts';
import { kindViews } from './views/views.ts';

for (const view of kindViews)
  test(`${view.title}: looks as accepted, can be read, used and spoken`, async ({ look }) => {
    const page = await look(view);
    await looksAsAccepted(page, view);
    if (view.size.width === 1280) expect.soft(await spokenFault(page, view.file)).toBeUndefined();
    if (isAccepting) return;
    expect.soft(await axeInStillPage(page), 'axe').toEqual([]);
    expect.soft(await contrastFaults(page, 'whole'), 'too little contrast').toEqual([]);
    expect.soft(await barFaults(page), 'too little contrast in the bar').toEqual([]);
    // Speaking another language moves nothing else.
    if (view.language === 'ar') return;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(await motionFaults(page), 'motion').toEqual([]);
  });
