import type { Render } from '../../app/rendering.ts';
import { type Encoding, encode, worthwhile } from './sending/encoding.ts';
import type { Substitute } from './slots/substitution.ts';

type NotFoundPage = { body: Buffer; encoding: Encoding };

type NotFoundParts = {
  render: Render;
  substitute: Substitute;
  /** Whether a page that was made stays true; under development it does not. */
  isLasting: boolean;
};

/**
 * The 404 pages of both languages, ready to send: what can be no page's path costs the thread that takes the sign-ups a
 * look-up and no more. An unknown path that could be one is rendered with what it may have meant (`sendUnknown`).
 */
export function createNotFoundPages({ render, substitute, isLasting }: NotFoundParts) {
  const kept = new Map<string, Promise<NotFoundPage>>();
  let edition = substitute.edition();

  async function make(path: string, wanted: Encoding): Promise<NotFoundPage> {
    const { body } = await render({ url: path });
    const bytes = Buffer.from(substitute.apply(body, 'html'));
    const encoding = worthwhile(wanted, bytes.length);
    return { body: await encode(bytes, encoding, isLasting ? 'kept' : 'passing'), encoding };
  }

  return {
    /** @throws what breaks in the page; the next call tries again */
    get(path: string, encoding: Encoding): Promise<NotFoundPage> {
      const today = substitute.edition();
      if (today !== edition) kept.clear();
      edition = today;
      const key = `${encoding} ${path}`;
      const known = kept.get(key);
      if (known) return known;
      const page = make(path, encoding);
      if (isLasting) {
        kept.set(key, page);
        page.catch(() => kept.delete(key));
      }
      return page;
    },
  };
}
