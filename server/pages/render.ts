import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { FormOutcome } from '../../app/request-context.ts';
import { DEFAULT_SITE_URL } from '../defaults.ts';

/** What a page is rendered for: its path with the query, and what became of a form, if one was sent. */
type RenderRequest = { url: string; outcome?: FormOutcome; accept?: string; userAgent?: string };
type Rendered = { status: number; headers: Headers; body: string };
export type Render = (request: RenderRequest) => Promise<Rendered>;

type Build = ServerBuild | (() => Promise<ServerBuild>);

/**
 * Renders pages on demand, by the application's own server build.
 * @param onError hears what breaks in a page, but not of addresses that no page has
 */
export function createRender(
  build: Build,
  mode: 'production' | 'development',
  onError: (error: unknown) => void = () => undefined,
): Render {
  const quiet = (loaded: ServerBuild) => withErrorsTo(onError, loaded);
  const handle = createRequestHandler(
    typeof build === 'function' ? async () => quiet(await build()) : quiet(build),
    mode,
  );
  return async ({ url, outcome, accept = '*/*', userAgent = '' }) => {
    const context = new RouterContextProvider();
    if (outcome) context.set(outcomeContextOf(typeof build === 'function' ? await build() : build), outcome);
    // The origin that pages are built with, so that the same substitution serves these pages too.
    const request = new Request(new URL(url, DEFAULT_SITE_URL), {
      headers: { accept, 'user-agent': userAgent },
    });
    const response = await handle(request, context);
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
}

// A context is known by identity, so it must be the bundle's own, not one imported beside it.
function outcomeContextOf(build: ServerBuild): RouterContext<FormOutcome | null> {
  const { module } = build.entry;
  if (!('formOutcomeContext' in module)) throw new Error('the build exports no formOutcomeContext');
  return module.formOutcomeContext as RouterContext<FormOutcome | null>;
}

// By itself the router prints every error to the console, with the path that the visitor typed.
function withErrorsTo(onError: (error: unknown) => void, build: ServerBuild): ServerBuild {
  const handleError = (error: unknown) => {
    if (!isRouteErrorResponse(error)) onError(error);
  };
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}
