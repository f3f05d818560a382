import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const compiledMessages = 'app/i18n/paraglide/messages';

/**
 * Fails the build if no page, letter, file or script uses a message. The compiler writes a module for
 * each. Both bundles share this plugin, and that of browsers is made last (bundler/bundle.ts).
 */
export function usedMessages(): Plugin {
  const modules: string[] = [];
  return {
    name: 'used-messages',
    apply: 'build',
    generateBundle(_options, parts) {
      for (const part of Object.values(parts)) {
        if (part.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(part.modules))
          if (renderedLength > 0) modules.push(id);
      }
      if (this.environment.config.consumer === 'server') return;
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
