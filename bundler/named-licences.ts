import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export const licencesFile = 'public/licences.txt';

/** Stops a build that would send browsers a library whose licence is not published with it. */
export function namedLicences(): Plugin {
  return {
    name: 'named-licences',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_options, parts) {
      const modules = Object.values(parts).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      for (const name of unnamed(modules, readFileSync(licencesFile, 'utf8')))
        this.error(`${name} is sent to browsers, and ${licencesFile} does not name it`);
    },
  };
}

/**
 * @param modules their ids; what a bundler brings along itself begins with a zero and its name
 * @returns the npm packages of these modules that have no line of their own in `licences`
 */
export function unnamed(modules: readonly string[], licences: string): string[] {
  const packages = modules.flatMap(
    (id) => /(?:.*\/node_modules\/|^\0)((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [],
  );
  const named = new Set([...licences.matchAll(/^ {2}(\S+) {2,}/gm)].map(([, name]) => name));
  return [...new Set(packages)].filter((name) => !named.has(name));
}
