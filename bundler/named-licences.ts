import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export const licencesFile = 'public/licences.txt';

/** Fails the build if a bundled package is not listed in `licencesFile`. */
export function namedLicences(): Plugin {
  return {
    name: 'named-licences',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_options, parts) {
      const modules = Object.values(parts).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      for (const name of unlistedPackages(modules, readFileSync(licencesFile, 'utf8')))
        this.error(`${name} is sent to browsers, and ${licencesFile} does not name it`);
    },
  };
}

/**
 * @param modules ids; virtual modules of the bundler start with `\0` and a name
 * @returns the npm packages of these modules that `licences` does not list
 */
export function unlistedPackages(modules: readonly string[], licences: string): string[] {
  const packages = modules.flatMap(
    (id) => /(?:.*\/node_modules\/|^\0)((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [],
  );
  const named = new Set([...licences.matchAll(/^ {2}(\S+) {2,}/gm)].map(([, name]) => name));
  return [...new Set(packages)].filter((name) => !named.has(name));
}
