import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerendered-paths.ts';
import { buildFolderVariable } from './build/build-folder.ts';

export default {
  appDirectory: 'app',
  buildDirectory: process.env[buildFolderVariable] ?? 'dist/unnamed',
  ssr: true,
  prerender: { paths: prerenderedPaths, concurrency: 2 },
  // The manifest of every address is small; asking the server for parts of it costs a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
