import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Import rules between modules (`npm run imports`, part of `npm run check`). docs/architecture.md
 * has a diagram.
 */

const tests = '[.](test|spec)[.]tsx?$';

type RuleOptions = { except?: string; comment: string };

/**
 * Forbids imports from files that match `from` to files that match `to`. Tests in `from` and
 * targets that match `except` are allowed. All three are regular expressions of paths.
 */
function never(name: string, from: string, to: string, { except, comment }: RuleOptions): IForbiddenRuleType {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: from, pathNot: tests },
    to: { path: to, ...(except && { pathNot: except }) },
  };
}

/**
 * Folders of the server. Each may import the folders before it. Files directly in `server/` may
 * import all.
 */
const serverFolders = ['log', 'process', 'http', 'pages', 'sign-up', 'metrics'];

/**
 * Layers of sign-ups above the fields and rules, which are the files directly in `sign-up/`. Each
 * may import those and the layers before it.
 */
const signUpLayers = ['store', 'delivery', 'letters', 'operator'];

export const forbidden: IForbiddenRuleType[] = [
  {
    name: 'no-circle',
    severity: 'error',
    comment: 'Files must not import each other.',
    from: {},
    to: { circular: true },
  },
  never('sign-up-stands-alone', '^sign-up/', '^(app|server)/|^node_modules/(fastify|@fastify)', {
    comment: 'Storage and delivery must not depend on the website or HTTP.',
  }),
  ...signUpLayers.map((layer, index) =>
    never(`sign-up-${layer}-layer`, `^sign-up/${layer}/`, '^sign-up/.+/', {
      except: `^sign-up/(${signUpLayers.slice(0, index + 1).join('|')})/`,
      comment: 'Fields and rules < store < delivery < letters < operator.',
    }),
  ),
  never('sign-up-rules-stand-alone', '^sign-up/(?!settings[.]ts$)[^/]+$', '^sign-up/(.+/|settings[.]ts$)', {
    comment: 'Fields and rules must not depend on a layer, or on settings, which name parts of them all.',
  }),
  never('sign-up-settings', `^sign-up/(?!operator/)[^/]+/`, '^sign-up/settings[.]ts$', {
    comment: 'Only the server and the commands read settings. They pass each service what it needs.',
  }),
  never('operator-is-for-commands', '^(app|server|content|bundler)/', '^sign-up/operator/', {
    comment: 'The server must not depend on the commands.',
  }),
  {
    name: 'sign-up-layers-are-listed',
    severity: 'error',
    comment: 'Add a new folder of sign-ups to the list.',
    from: { path: '^sign-up/[^/]+/', pathNot: `^sign-up/(${signUpLayers.join('|')})/` },
    to: {},
  },
  never('sign-up-without-react', '^sign-up/(?!operator/report/)', '^node_modules/react', {
    comment: 'Only the report is rendered with React.',
  }),
  never('website-to-sign-up', '^app/', '^sign-up/', {
    except: '^sign-up/((schema|fields|form-values|error-codes|origin|suggest-email)|letters/letter)[.]ts$',
    comment: 'The website may import only what the form needs of a sign-up, and the types of letters.',
  }),
  never('website-to-server', '^app/', '^(server|bundler|bench|tests)/', {
    comment: 'Pages must not depend on the server that renders them.',
  }),
  never('website-to-drawings', '^(app|server|sign-up|content|bench)/', '^media/', {
    except: '^media/manifest/',
    comment: 'Pages may import only the manifests of the drawing package.',
  }),
  never(
    'base-components-know-no-content',
    '^app/components/(?!catalogue/|countdown/)',
    '^(content/|app/(?!(components/(?!catalogue/|countdown/)|i18n/|client/|islands/)))',
    {
      except: '^content/palette[.]ts$',
      comment: 'Base components must not depend on content, pages or layout. The palette is no content.',
    },
  ),
  never('layout-knows-no-page', '^app/layout/', '^app/(pages|maps|search|sign-up|components/catalogue)/', {
    comment: 'A page passes its content to the layout.',
  }),
  never('components-know-no-page', '^app/(components|maps|search|sign-up)/', '^app/pages/', {
    comment: 'Pages import components, not the other way round.',
  }),
  never('pages-know-no-other-page', '^app/pages/([^/]+)/', '^app/pages/', {
    except: '^app/pages/$1/',
    comment: 'What two pages show has a folder of its own, such as app/sign-up.',
  }),
  never('words-know-no-page', '^app/(i18n|seo)/', '^app/(?!(i18n|seo)/)', {
    except: '^app/page[.]ts$',
    comment: 'Translations and metadata must not depend on components.',
  }),
  never('content-stands-alone', '^content/(?!link/)', '^(app|server|sign-up|media|bundler|bench|tests)/', {
    comment: 'Content must not depend on code outside of content/.',
  }),
  never('link-command', '^content/link/', '^(app|server|sign-up|media|bundler|bench|tests)/', {
    except:
      '^(app/search/(entries|matching)/|server/config[.]ts$|sign-up/(origin|setting-error|settings)[.]ts$)',
    comment: 'The link command may import only the rules of suggestions, SITE_URL and tags.',
  }),
  never('no-import-of-the-link-command', '^(?!(content/link|tests)/)', '^content/link/', {
    comment: 'Content must stay independent of what the link command imports.',
  }),
  never('server-to-website', '^server/', '^app/', {
    except: '^app/(form-outcome|rendering|own-sign-up-outcome)[.]ts$',
    comment: 'The server loads the website from its build.',
  }),
  ...serverFolders.map((folder, index) =>
    never(`server-${folder}-layer`, `^server/${folder}/`, '^server/', {
      except: `^server/((${serverFolders.slice(0, index + 1).join('|')})/|(config|services)[.]ts$)`,
      comment:
        'A folder of the server may import only the folders before it in the list, config and services.',
    }),
  ),
  {
    name: 'server-folders-are-listed',
    severity: 'error',
    comment: 'Add a new folder of the server to the list.',
    from: { path: '^server/[^/]+/', pathNot: `^server/(${serverFolders.join('|')})/` },
    to: {},
  },
  never('browsers-are-for-tools', '^(app|server|sign-up|content|bundler)/', '^browsers/', {
    comment: 'Only tests, benchmarks and drawings use a browser. The site is built and served without one.',
  }),
  never(
    'launch-stands-alone',
    '^launch/',
    '^(app|server|sign-up|content|media|bundler|browsers|bench|tests)/',
    {
      comment: 'The launcher runs before packages and sources may be loaded.',
    },
  ),
  never('browsers-stand-alone', '^browsers/', '^(app|server|sign-up|content|media|bundler|bench|tests)/', {
    comment: 'browsers/ must not depend on its users.',
  }),
  never('drawings-stand-alone', '^media/', '^(app|bundler|server|sign-up|bench|tests)/', {
    comment: 'The drawing package may import only content/ and browsers/.',
  }),
  never('manifests-stand-alone', '^media/manifest/', '.', {
    except: '^media/manifest/',
    comment: 'Pages import the manifests, so these must not import drawing code.',
  }),
];

export const options: ICruiseOptions = {
  // TypeScript 7 has no parser API yet.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: '^node_modules/' },
  exclude: { path: ['^app/i18n/paraglide/', '^media/[.]work/'] },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
};
