/** A text at an address of its own that is no page, as search engines, tools and scripts ask for it. */
export type TextFile = { type: string; body: string };

export function textFile(body: string, type: string): TextFile {
  return { type: `${type}; charset=utf-8`, body };
}

export function jsonFile(value: unknown): TextFile {
  return { type: 'application/json', body: JSON.stringify(value) };
}
