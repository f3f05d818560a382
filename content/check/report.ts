import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Finding, formatFinding } from './finding.ts';
import { lineOf } from './line-of.ts';

/** An error as the formats print it. `place`: entry and field, or empty. */
export type Reported = {
  file?: string;
  line?: number | undefined;
  place: string;
  message: string;
  text: string;
};

const root = fileURLToPath(new URL('../../', import.meta.url));

export function reportFinding(finding: Finding): Reported {
  const { file, entry, field, message } = finding;
  if (!existsSync(root + file) || !/\.\w+$/.test(file))
    return { place: `${entry} ${field}`, message, text: formatFinding(finding) };
  const line = lineOf(finding, readFileSync(root + file, 'utf8'));
  const text = formatFinding({ ...finding, file: line === undefined ? file : `${file}:${line}` });
  return { file, line, place: `${entry} ${field}`, message, text };
}

/** @param error thrown while the content was loaded: of a schema, or of the syntax of a file */
export function reportError(error: unknown): Reported {
  const message = error instanceof Error ? error.message : String(error);
  const [, file, entry, field, rest] = /^(\S+): entry "(.+?)", field (\S+): ([\s\S]*)$/.exec(message) ?? [];
  if (file && entry && field && rest) return reportFinding({ file, entry, field, message: rest });
  // Node begins the stack of a syntax error with the file and the line.
  const [, path, line] =
    /^(?:file:\/\/)?(\/.+):(\d+)\n/.exec((error instanceof Error && error.stack) || '') ?? [];
  if (!path) return { place: '', message, text: message };
  const name = relative(root, path);
  const advised = `${message}. Check the quotation marks and commas here and in the line before`;
  return { file: name, line: Number(line), place: '', message: advised, text: `${name}:${line}: ${advised}` };
}

/** One line per error, as in a terminal. */
export function asText(errors: readonly Reported[]): string {
  return errors.map(({ text }) => `${text}\n`).join('');
}

/**
 * Workflow commands: GitHub shows each error at its line of a pull request, but only ten of one
 * step.
 */
export function asAnnotations(errors: readonly Reported[]): string {
  return errors
    .map(({ file, line, place, message }) => {
      const properties = Object.entries({ file, line, title: place })
        .filter(([, value]) => value)
        .map(
          ([name, value]) =>
            `${name}=${commandText(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
        );
      return `::error${properties.length > 0 ? ` ${properties.join(',')}` : ''}::${commandText(message)}\n`;
    })
    .join('');
}

const commandText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A table for a comment or a summary. */
export function asMarkdown(errors: readonly Reported[]): string {
  if (errors.length === 0) return 'The content has no errors.\n';
  const rows = errors.map(({ file = '', line, place, message }) =>
    [line ? `${file}:${line}` : file, place, message].map(cell).join(' | '),
  );
  const count = errors.length === 1 ? 'one error' : `${errors.length} errors`;
  return [
    `The content has ${count}.`,
    '',
    '| where | what | error |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}

const cell = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_|<[\]]/g, '\\$&');
