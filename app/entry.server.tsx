import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { BrowserEntryContext } from './browser-entry.tsx';

export { formOutcomeContext } from './request-context.ts';

/** Whole pages, never a stream: they are stored, compressed and served as one text. */
export default function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let status = responseStatusCode;
    const page = (
      <BrowserEntryContext value={[routerContext.manifest.hmr?.runtime, routerContext.manifest.entry.module]}>
        <ServerRouter context={routerContext} url={request.url} />
      </BrowserEntryContext>
    );
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        const body = new PassThrough();
        pipe(body);
        responseHeaders.set('Content-Type', 'text/html; charset=utf-8');
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers: responseHeaders }));
      },
      onShellError: reject,
      onError(error) {
        status = 500;
        console.error(error);
      },
    });
  });
}
