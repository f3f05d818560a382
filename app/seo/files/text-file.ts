/** A generated file that is not a page, such as robots.txt. */
export type TextFile = { type: string; body: string };

export function textFile(body: string, type: string): TextFile {
  return { type: `${type}; charset=utf-8`, body };
}

export function jsonFile(value: unknown): TextFile {
  return { type: 'application/json', body: JSON.stringify(value) };
}
