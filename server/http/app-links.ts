import type { FastifyInstance } from 'fastify';
import type { Page } from '../../content/addresses.ts';
import { localizedPaths } from '../../content/locale.ts';
import { androidAppLinksPath, appleAppLinksPath } from '../../content/service-addresses.ts';
import type { Config } from '../config.ts';

export type AppLinkSettings = Pick<Config, 'IOS_APP_IDS' | 'ANDROID_PACKAGE' | 'ANDROID_FINGERPRINTS'>;

/** JSON files by path. */
export type AppLinkFiles = ReadonlyMap<string, object>;

/** Pages that open in the app. The other pages stay in the browser. */
const appKinds: ReadonlySet<Page['kind']> = new Set(['hub', 'league', 'team', 'event']);

/** @returns the files that let apps open links to this site, for the configured apps */
export async function appLinkFiles(settings: AppLinkSettings): Promise<AppLinkFiles> {
  const files = new Map<string, object>();
  if (settings.IOS_APP_IDS) files.set(appleAppLinksPath, await appleFile(settings.IOS_APP_IDS));
  if (settings.ANDROID_PACKAGE && settings.ANDROID_FINGERPRINTS)
    files.set(androidAppLinksPath, androidFile(settings.ANDROID_PACKAGE, settings.ANDROID_FINGERPRINTS));
  return files;
}

/** `apple-app-site-association`. A path that matches no component stays in the browser. */
async function appleFile(appIDs: readonly string[]): Promise<object> {
  // The catalogue takes 0.3 s to load, so it is loaded only if it is needed.
  const { allPages } = await import('../../content/addresses.ts');
  const firstSegments = new Set(
    allPages()
      .filter(({ kind }) => appKinds.has(kind))
      .map(({ path }) => `/${path.split('/')[1]}`),
  );
  const components = [...firstSegments]
    .flatMap(localizedPaths)
    .flatMap((path) => [{ '/': path }, { '/': `${path}/*` }]);
  return { applinks: { details: [{ appIDs, components }] } };
}

/** A Digital Asset Links statement. The paths are in the app's Android manifest. */
function androidFile(packageName: string, fingerprints: readonly string[]): object {
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: packageName,
        sha256_cert_fingerprints: fingerprints,
      },
    },
  ];
}

export function registerAppLinks(app: FastifyInstance, files: AppLinkFiles): void {
  for (const [path, content] of files)
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('application/json').send(content),
    );
}
