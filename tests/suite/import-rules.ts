import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Which module may import which (`npm run imports`, in `npm run check`). docs/architecture.md shows it as a picture.
 */

const tests = '[.](test|spec)[.]tsx?$';

type Told = { except?: string; comment: string };

/** No file of `from`, but for its tests, imports one of `to`, but for what `except` names; patterns of paths. */
function never(name: string, from: string, to: string, { except, comment }: Told): IForbiddenRuleType {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: from, pathNot: tests },
    to: { path: to, ...(except && { pathNot: except }) },
  };
}

/** Rooms of the server: each is built on those before it. The files beside them put them together. */
const serverRooms = ['log', 'process', 'http', 'pages', 'sign-up', 'metrics'];

export const forbidden: IForbiddenRuleType[] = [
  {
    name: 'no-circle',
    severity: 'error',
    comment: 'Files that import each other are one file in two.',
    from: {},
    to: { circular: true },
  },
  never('sign-up-stands-alone', '^sign-up/', '^(app|server)/|^node_modules/(react|fastify|@fastify)', {
    comment: 'What must never go wrong knows neither React nor HTTP.',
  }),
  never('website-to-sign-up', '^app/', '^sign-up/', {
    except: '^sign-up/(schema|fields|error-codes)[.]ts$',
    comment: 'The website knows the shape of a sign-up and its codes.',
  }),
  never('website-to-server', '^app/', '^(server|bundler|bench|tests)/', {
    comment: 'Pages are rendered by the server and know nothing of it.',
  }),
  never('website-to-drawings', '^(app|server|sign-up|content|bench)/', '^media/', {
    except: '^media/manifest/',
    comment: 'Pages read the manifests; nothing that draws reaches them.',
  }),
  never(
    'base-components-know-no-content',
    '^app/components/(?!catalogue/|countdown/)',
    '^(content/|app/(?!(components/(?!catalogue/|countdown/)|i18n/|client/)))',
    { comment: 'The design system knows no sports, no pages and no layout.' },
  ),
  never('layout-knows-no-page', '^app/layout/', '^app/(pages|maps|search|components/catalogue)/', {
    comment: 'The layout is given what a page puts into it.',
  }),
  never('components-know-no-page', '^app/(components|maps|search)/', '^app/pages/', {
    comment: 'Pages are made of components, not the other way round.',
  }),
  never('words-know-no-page', '^app/(i18n|seo)/', '^app/(?!(i18n|seo)/)', {
    except: '^app/page[.]ts$',
    comment: 'What a page says to machines does not hang on how it looks.',
  }),
  never('content-stands-alone', '^content/', '^(app|server|sign-up|media|bundler|bench|tests)/', {
    comment: 'What marketing edits knows nothing but itself.',
  }),
  never('server-to-website', '^server/', '^app/', {
    except: '^app/(form-outcome|rendering)[.]ts$',
    comment: 'The server reaches the website through its build.',
  }),
  ...serverRooms.map((room, place) =>
    never(`server-${room}-looks-down`, `^server/${room}/`, '^server/', {
      except: `^server/((${serverRooms.slice(0, place + 1).join('|')})/|(config|services)[.]ts$)`,
      comment:
        'A room of the server imports those before it in the list, and the settings and services it is given.',
    }),
  ),
  {
    name: 'server-rooms-are-listed',
    severity: 'error',
    comment: 'A new room has its place in the list.',
    from: { path: '^server/[^/]+/', pathNot: `^server/(${serverRooms.join('|')})/` },
    to: {},
  },
  never('browsers-are-for-tools', '^(app|server|sign-up|content|bundler)/', '^browsers/', {
    comment: 'Tests, measurements and drawings open browsers; the site is built and served without any.',
  }),
  never('browsers-stand-alone', '^browsers/', '^(app|server|sign-up|content|media|bundler|bench|tests)/', {
    comment: 'Where a browser is does not hang on what is looked at with it.',
  }),
  never('drawings-stand-alone', '^media/', '^(app|bundler|server|sign-up|bench|tests)/', {
    comment: 'The drawing package reads the content, and takes the browser that tests take.',
  }),
  never('manifests-stand-alone', '^media/manifest/', '.', {
    except: '^media/manifest/',
    comment: 'No page is built with what draws.',
  }),
];

export const options: ICruiseOptions = {
  // TypeScript 7 has no interface to its parser yet.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: '^node_modules/' },
  exclude: { path: ['^app/i18n/paraglide/', '^media/[.]work/'] },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
};
