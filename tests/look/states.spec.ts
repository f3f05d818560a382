import { axeInStillPage } from './axe-in-still-page.ts';
import { contrastFaults } from './contrast.ts';
import { layoutFaults } from './layout.ts';
import { expect, looksAsAccepted, test } from './view-test.ts';
import { stateViews } from './views.ts';

for (const view of stateViews)
  test(`${view.title}: looks as accepted, can be read and used`, async ({ look }) => {
    const page = await look(view);
    await looksAsAccepted(page, view);
    if (view.onlyPicture) return;
    if (view.browser?.javaScriptEnabled !== false) expect.soft(await axeInStillPage(page), 'axe').toEqual([]);
    expect
      .soft(await contrastFaults(page, view.whole ? 'whole' : 'window'), 'too little contrast')
      .toEqual([]);
    expect.soft(await layoutFaults(page), 'layout').toEqual([]);
  });
