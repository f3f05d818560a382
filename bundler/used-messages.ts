import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const compiledMessages = 'app/i18n/paraglide/messages';

/** Fails the build if no page, letter or file uses a message. The compiler writes a module for each. */
export function usedMessages(): Plugin {
  return {
    name: 'used-messages',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    generateBundle(_options, parts) {
      const modules = Object.values(parts).flatMap((part) =>
        part.type === 'chunk'
          ? Object.entries(part.modules).flatMap(([id, { renderedLength }]) =>
              renderedLength > 0 ? [id] : [],
            )
          : [],
      );
      const unused = unusedMessages(readdirSync(compiledMessages), modules);
      if (unused.length > 0) this.error(`Remove messages that nothing uses: ${unused.join(', ')}`);
    },
  };
}

/**
 * @param compiled file names of the compiled messages
 * @param modules ids of the modules that are in a bundle
 * @returns the keys of the messages that are in none
 */
export function unusedMessages(compiled: readonly string[], modules: readonly string[]): string[] {
  const used = new Set(modules.filter((id) => id.includes(compiledMessages)).map((id) => basename(id)));
  return compiled
    .filter((file) => file.endsWith('.js') && file !== '_index.js' && !used.has(file))
    .map((file) => basename(file, '.js'));
}
