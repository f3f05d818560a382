import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { requireBrowser } from '../../../browsers/installed-browser.ts';
import type { Shape } from '../framing.ts';

const sceneFile = fileURLToPath(new URL('../scene.ts', import.meta.url));

/**
 * Bundles the scene as a classic script for an empty page. Its text changes with any drawing code.
 */
export async function bundleScene(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: sceneFile, formats: ['iife'], name: 'scene' } },
  });
  const output = Array.isArray(built) ? built[0]?.output : 'output' in built ? built.output : undefined;
  const chunk = output?.find((part) => part.type === 'chunk');
  if (!chunk) throw new Error('The hero scene built to nothing');
  return chunk.code;
}

/**
 * Opens the scene in headless Chromium, drawing in software so that every machine draws alike.
 * @param scene from `bundleScene`, @param scale of the full frame size
 * @returns `shoot(t)`, a PNG of the moment t in seconds, and `close`
 */
export async function openCamera(shape: Shape, scene: string, scale = 1) {
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    await page.addScriptTag({ content: scene });
    await page.evaluate(([name, size]) => window.openScene(name, size), [shape, scale] as const);
    return {
      async shoot(t: number): Promise<Buffer> {
        const png = Buffer.from(await page.evaluate((moment) => window.shoot(moment), t), 'base64');
        if (faults.length > 0) throw new Error(`The hero scene failed: ${faults.join('\n')}`);
        return png;
      },
      close: () => browser.close(),
    };
  } catch (fault) {
    await browser.close();
    throw fault;
  }
}
