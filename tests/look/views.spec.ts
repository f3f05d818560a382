import { capture } from './capture.ts';
import { axeFindings } from './checks/axe.ts';
import { contrastFaultsIn, contrastSheets } from './checks/contrast.ts';
import { layoutFaults } from './checks/layout.ts';
import { isAccepting, pictureFault } from './pictures.ts';
import { expect, test } from './views/view-test.ts';
import { stateViews } from './views/views.ts';

for (const view of stateViews)
  test(`${view.title}: matches its picture and has enough contrast`, {
    tag: view.isLong ? '@long' : [],
  }, async ({ openView }) => {
    const page = await openView(view);
    const part = view.whole ? 'whole' : 'window';
    const onlyPicture = view.onlyPicture || isAccepting();
    const [picture, ...contrastPictures] = await capture(page, part, [
      '',
      ...(onlyPicture ? [] : contrastSheets),
    ]);
    if (!picture) throw new Error('no picture was taken');
    expect.soft(await pictureFault(view.file, picture)).toBeUndefined();
    if (onlyPicture) return;
    if (view.browser?.javaScriptEnabled !== false) expect.soft(await axeFindings(page), 'axe').toEqual([]);
    expect.soft(await contrastFaultsIn(page, contrastPictures), 'contrast').toEqual([]);
    expect.soft(await layoutFaults(page, part), 'layout').toEqual([]);
  });
