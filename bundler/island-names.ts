import type { Plugin } from 'vite';
import { islandName } from '../app/islands/island-name.ts';

/**
 * Passes the name of its file to each island: `island('use', Search)` in `search.island.tsx` becomes
 * `island('use', Search, "search")`. Fails the build if two files have the same name.
 */
export function islandNames(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'island-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\.(dev-)?island\.tsx$/ },
      handler(code, id) {
        const name = islandName(id) ?? '';
        const other = files.get(name) ?? id;
        if (other !== id) this.error(`${other} and ${id} are islands of the same name`);
        files.set(name, id);
        const end = endOfArguments(this.parse(code, { lang: 'tsx' }).body);
        if (end === undefined) this.error(`${id} needs: export default island(when, Component)`);
        return { code: `${code.slice(0, end)}, ${JSON.stringify(name)}${code.slice(end)}`, map: null };
      },
    },
  };
}

type Statement = ReturnType<typeof import('vite').parseAst>['body'][number];

/** @returns the end of the two arguments of `export default island()` */
function endOfArguments(statements: readonly Statement[]): number | undefined {
  for (const statement of statements) {
    if (statement.type !== 'ExportDefaultDeclaration') continue;
    const call = statement.declaration;
    if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier') return undefined;
    const isIsland = call.callee.name === 'island' && call.arguments.length === 2;
    return isIsland ? call.arguments[1]?.end : undefined;
  }
  return undefined;
}
