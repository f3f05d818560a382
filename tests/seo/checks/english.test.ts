import { expect, test } from 'vitest';
import { encodeProps } from '../../../app/islands/island-props.ts';
import { readPage } from '../page-facts.ts';
import { checkEnglish } from './english.ts';

/** @returns the findings for an Arabic page, or for a file that such pages load */
async function found(
  parts: { head?: string; body?: string; language?: string; file?: [address: string, content: string] } = {},
): Promise<string[]> {
  const { head = '', body = '', language = 'ar', file } = parts;
  const page = readPage(
    '/ar/page',
    `<!DOCTYPE html><html lang="${language}"><head>${head}</head><body>${body}</body></html>`,
  );
  const findings = await checkEnglish({
    pages: new Map([[page.address, page]]),
    unlisted: new Map(),
    notFound: new Map(),
    files: new Set(file ? [file[0]] : []),
    text: async () => file?.[1] ?? '',
  });
  return findings.map(({ what }) => what);
}

test('finds an English sentence in the text, also across inline elements', async () => {
  expect(await found({ body: '<p>Find <b>fans</b> near <a href="/">you</a></p>' })).toEqual([
    'English in text: Find fans near you',
  ]);
  expect(await found({ body: '<p>مرحبًا بك. Join the watch party tonight. أهلًا</p>' })).toHaveLength(1);
});

test('finds a single English word on a button', async () => {
  expect(await found({ body: '<button>Close</button>' })).toEqual(['English in text: Close']);
});

test.each(['alt', 'title', 'aria-label', 'placeholder', 'aria-roledescription'])(
  'finds an English %s',
  async (name) => {
    expect(await found({ body: `<i ${name}="The stand on a match night"></i>` })).toEqual([
      `English in ${name}: The stand on a match night`,
    ]);
  },
);

test('finds English in the head, in structured data and in the text of a share link', async () => {
  const head = `<title>Where fans unite</title><meta name="description" content="Your team &amp; your people"/>
    <meta property="og:title" content="Watch it with us"/><meta name="twitter:image:alt" content="Fans at the bar"/>
    <script type="application/ld+json">{"@graph":[{"@type":"SportsTeam","name":"The team of the town"}]}</script>`;
  const body = '<a href="https://wa.me/?text=Join%20me%20on%20SportBuddy">WhatsApp</a>';
  expect((await found({ head, body })).map((what) => what.split(':')[0])).toEqual([
    'English in text',
    'English in description',
    'English in og',
    'English in twitter',
    'English in JSON-LD name',
    'English in href text',
  ]);
});

test('finds an English sentence in the props of an island, but ignores identifiers', async () => {
  const island = (props: object) => `<div data-props="${encodeProps(props)}"></div>`;
  expect(await found({ body: island({ cards: [{ title: 'Get to the stand' }] }) })).toEqual([
    'English in data-props title: Get to the stand',
  ]);
  expect(
    await found({ body: island({ slug: 'away-days-and-more', native: 'on-mobile', src: '/media/a.b.mp4' }) }),
  ).toEqual([]);
});

test('finds English in captions and data of Arabic pages, but ignores English names in the search index', async () => {
  const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nAlone on the sofa\n';
  expect(await found({ file: ['/media/video/captions-ar.d1ab.vtt', captions] })).toHaveLength(1);
  expect(await found({ file: ['/media/video/captions-en.d1ab.vtt', captions] })).toEqual([]);
  const entry = { name: 'البطولة', other: 'The Boat Race', detail: 'On the Thames in spring' };
  expect(await found({ file: ['/search/ar.json', JSON.stringify([entry])] })).toEqual([
    'English in data-file detail: On the Thames in spring',
  ]);
});

test('allows Latin names, codes, addresses and text marked as English', async () => {
  const body = `<p>حمّل SportBuddy من App Store أو Google Play، وتابع NFL وT20 و<bdi>The Twelve Pins</bdi>.</p>
    <p>راسلنا على hello@sportbuddy.example أو زر https://example.org/make-a-complaint.</p>
    <bdi>liverpoolfc<wbr/>.com</bdi>
    <a href="/" lang="en" title="Read this page in English">Read this page in English</a>
    <track label="English" srclang="en"/><style>.the .end { color: red }</style>`;
  expect(await found({ body })).toEqual([]);
});

test('checks a part marked as Arabic inside a part marked as English', async () => {
  expect(await found({ body: '<p lang="en">Come on <span lang="ar">in with us</span></p>' })).toEqual([
    'English in text: in with us',
  ]);
});

test('ignores English pages', async () => {
  expect(await found({ language: 'en', body: '<p>Find fans near you</p>' })).toEqual([]);
});
