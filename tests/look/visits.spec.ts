import { capture } from './capture.ts';
import { axeFindings } from './checks/axe.ts';
import { contrastFaults, contrastFaultsIn, contrastSheets } from './checks/contrast.ts';
import { layoutFaults } from './checks/layout.ts';
import { motionFaults } from './checks/motion.ts';
import { isAccepting, pictureFault } from './pictures.ts';
import { devtools } from './settled/devtools.ts';
import { afterResize, layOutWhole, nextFrame } from './settled/settled-page.ts';
import { expect, test } from './views/view-test.ts';
import { kindViews } from './views/views.ts';

/** "Good" by Core Web Vitals (https://web.dev/articles/cls). */
const maxLayoutShift = 0.1;
/** Further viewport sizes for the layout check, from the narrowest phone to a large screen. */
const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
];
/** WCAG 1.4.4: text at 200 % of the browsers' default of 16 px. */
const enlargedFont = { standard: 32, fixed: 26 };
const sizesWithEnlargedFont = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
/** Scroll position for the second contrast check of the navigation bar, as a share of the page. */
const secondScrollPosition = 0.5;

for (const view of kindViews)
  test(`${view.title}: matches its picture and passes axe, contrast, layout and motion checks`, {
    tag: view.isLong ? '@long' : [],
  }, async ({ openView }) => {
    const page = await openView(view);
    const [picture, ...contrastPictures] = await capture(page, 'whole', [
      '',
      ...(isAccepting() ? [] : contrastSheets),
    ]);
    if (!picture) throw new Error('no picture was taken');
    expect.soft(await pictureFault(view.file, picture)).toBeUndefined();
    if (isAccepting()) return;
    expect
      .soft(await page.evaluate(() => Reflect.get(window, 'layoutShift')), 'cumulative layout shift')
      .toBeLessThan(maxLayoutShift);
    expect.soft(await axeFindings(page), 'axe').toEqual([]);
    expect.soft(await contrastFaultsIn(page, contrastPictures), 'contrast').toEqual([]);
    expect.soft(await layoutFaults(page), 'layout').toEqual([]);

    await page.evaluate((share) => {
      const { scrollHeight } = document.documentElement;
      scrollTo({ top: Math.round((scrollHeight - innerHeight) * share), behavior: 'instant' });
    }, secondScrollPosition);
    await nextFrame(page);
    const bar = await page.locator('header:has(> nav)').boundingBox();
    if (!bar) throw new Error('The page has no navigation bar');
    expect.soft(await contrastFaults(page, bar, 'header:has(> nav)'), 'contrast in the bar').toEqual([]);

    if (view.measuresSizes) {
      await layOutWhole(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await afterResize(page);
        expect.soft(await layoutFaults(page), `layout at ${size.width}×${size.height}`).toEqual([]);
      }
      const session = await devtools(page);
      await session.send('Page.setFontSizes', { fontSizes: enlargedFont });
      for (const size of sizesWithEnlargedFont) {
        await page.setViewportSize(size);
        await afterResize(page);
        expect.soft(await layoutFaults(page), `layout at ${size.width} px with text at 200 %`).toEqual([]);
      }
      await page.setViewportSize(view.size);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(await motionFaults(page), 'motion').toEqual([]);
  });
