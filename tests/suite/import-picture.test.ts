import { expect, test } from 'vitest';
import { importPicture } from './import-picture.ts';

test('rooms point at what they import, but for what a longer way tells and for tests', () => {
  const picture = importPicture([
    { file: 'app/pages/hub/page.tsx', imports: ['app/frame/logo.tsx', 'app/ui/picture.tsx', 'app/page.ts'] },
    { file: 'app/frame/logo.tsx', imports: ['app/ui/picture.tsx', 'app/frame/footer.tsx'] },
    { file: 'app/ui/picture.test.ts', imports: ['server/app.ts'] },
    { file: 'app/islands/registry.ts', imports: ['app/pages/hub/page.tsx'] },
  ]);
  expect(picture.split('\n')).toEqual([
    'flowchart TD',
    '  app_frame_["app/frame/"] --> app_ui_["app/ui/"]',
    '  app_pages_["app/pages/"] --> app_frame_["app/frame/"]',
    '  app_pages_["app/pages/"] --> shapes_of_app_["shapes of app/"]',
  ]);
});
