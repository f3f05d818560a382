/** The part of the URL API that shared code uses. Browsers and Node have it, the language has not. */
interface URL {
  hash: string;
  readonly host: string;
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly pathname: string;
  readonly protocol: string;
  search: string;
  readonly searchParams: URLSearchParams;
}

declare var URL: {
  new (url: string, base?: string): URL;
  canParse(url: string, base?: string): boolean;
};

interface URLSearchParams {
  readonly size: number;
  append(name: string, value: string): void;
  delete(name: string): void;
  entries(): IterableIterator<[string, string]>;
  get(name: string): string | null;
  has(name: string): boolean;
  keys(): IterableIterator<string>;
  set(name: string, value: string): void;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

declare var URLSearchParams: {
  new (from?: string | Record<string, string> | Iterable<[string, string]>): URLSearchParams;
};
