import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { islandNames } from './island-names.ts';

let vite: ViteDevServer | undefined;
afterEach(() => vite?.close());

/** @returns the code of the last of these files, whose content is given by their paths */
async function transform(files: Record<string, string>): Promise<string> {
  const virtualFiles = {
    name: 'virtual-files',
    resolveId: (id: string) => (id in files ? id : undefined),
    load: (id: string) => files[id],
  };
  vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [virtualFiles, islandNames()],
  });
  let code = '';
  for (const path of Object.keys(files))
    code = (await vite.environments.ssr.transformRequest(path))?.code ?? '';
  return code;
}

test.each([
  ["export default island('use', Search);", 'island(\'use\', Search, "search")'],
  ["export default island<Props>(\n  () => 'use',\n  Search,\n);", 'Search, "search"'],
])('passes the name of the file to %j', async (call, expected) => {
  const code = await transform({ '/app/search.island.tsx': `declare const Search: object;\n${call}` });
  expect(code.replaceAll('"use"', "'use'")).toContain(expected);
});

test('an island for development is named too', async () => {
  const code = await transform({ '/app/panel.dev-island.tsx': "export default island('use', Panel);" });
  expect(code).toContain('Panel, "panel"');
});

test.each([
  ["export default island('search', 'use', Search);"],
  ["export const Search = island('use', Search);"],
  ['export default function Search() {}'],
])('refuses an island file that has %j', async (code) => {
  await expect(transform({ '/app/search.island.tsx': code })).rejects.toThrow(
    'search.island.tsx needs: export default island(when, Component)',
  );
});

test('refuses two islands of the same name', async () => {
  const code = "export default island('use', Search);";
  await expect(
    transform({ '/app/search.island.tsx': code, '/app/pages/search.island.tsx': code }),
  ).rejects.toThrow('islands of the same name');
});
