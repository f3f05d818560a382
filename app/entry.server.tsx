import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { BrowserEntryContext } from './browser-entry.tsx';
import { twinOf } from './frame/twin.ts';

export { formOutcomeContext } from './request-context.ts';

/** The 404 pages that were made, by the one thing they differ in: where their language switch leads. */
const notFoundPages = new Map<string, string>();
const keptNotFoundPages = 50;

/**
 * Whole pages, never a stream: they are stored, compressed and served as one text. The 404 page is made once, not for
 * every address that a scanner tries: the same thread takes the sign-ups.
 */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  responseHeaders.set('Content-Type', 'text/html; charset=utf-8');
  const isNotFound = responseStatusCode === 404 && import.meta.env.PROD;
  const twin = isNotFound ? twinOf(new URL(request.url).pathname) : undefined;
  const kept = twin && notFoundPages.get(twin);
  if (kept) return new Response(kept, { status: 404, headers: responseHeaders });

  const page = await text(await render(request, routerContext));
  if (twin) {
    if (notFoundPages.size === keptNotFoundPages) notFoundPages.clear();
    notFoundPages.set(twin, page);
  }
  return new Response(page, { status: responseStatusCode, headers: responseHeaders });
}

/** @throws whatever a component throws: half a page is none */
function render(request: Request, routerContext: EntryContext): Promise<PassThrough> {
  return new Promise((resolve, reject) => {
    const page = (
      <BrowserEntryContext value={[routerContext.manifest.hmr?.runtime, routerContext.manifest.entry.module]}>
        <ServerRouter context={routerContext} url={request.url} />
      </BrowserEntryContext>
    );
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        const body = new PassThrough();
        pipe(body);
        resolve(body);
      },
      onError: reject,
    });
  });
}
