import { expect, test } from 'vitest';
import { unusedMessages } from './used-messages.ts';

test('reports messages whose modules are in no bundle', () => {
  const modules = ['/site/app/i18n/paraglide/messages/nav_home.js', '/site/app/pages/nav_share.js'];
  expect(unusedMessages(['_index.js', 'package.json', 'nav_home.js', 'nav_share.js'], modules)).toEqual([
    'nav_share',
  ]);
});
