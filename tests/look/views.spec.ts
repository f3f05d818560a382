import { axeInStillPage } from './checks/axe-in-still-page.ts';
import { contrastFaults } from './checks/contrast.ts';
import { layoutFaults } from './checks/layout.ts';
import { isAccepting } from './pictures.ts';
import { expect, looksAsAccepted, test } from './views/view-test.ts';
import { stateViews } from './views/views.ts';

for (const view of stateViews)
  test(`${view.title}: looks as accepted, can be read and used`, async ({ look }) => {
    const page = await look(view);
    await looksAsAccepted(page, view);
    if (view.onlyPicture || isAccepting) return;
    if (view.browser?.javaScriptEnabled !== false) expect.soft(await axeInStillPage(page), 'axe').toEqual([]);
    expect
      .soft(await contrastFaults(page, view.whole ? 'whole' : 'window'), 'too little contrast')
      .toEqual([]);
    expect.soft(await layoutFaults(page, view.whole ? 'whole' : 'window'), 'layout').toEqual([]);
  });
