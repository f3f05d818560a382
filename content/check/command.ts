/**
 * `npm run -s content [SLUG] [-- --github | --markdown]`: prints errors in the content, of all
 * entries or of one. With --github as annotations, and as a table in the file that
 * GITHUB_STEP_SUMMARY names.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { misnamedFiles } from './file-names.ts';
import { asAnnotations, asMarkdown, asText, type Reported, reportError, reportFinding } from './report.ts';

const { values, positionals } = readOptions();
const [slug] = positionals;

function readOptions() {
  try {
    return parseArgs({
      options: { github: { type: 'boolean' }, markdown: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    const [problem] = (error as Error).message.split(/\.\s/);
    console.error(`${problem}. Usage: npm run -s content [SLUG] [-- --github | --markdown]`);
    process.exit(1);
  }
}

/** Imports the content dynamically, so that its errors are caught. */
async function findErrors(): Promise<Reported[]> {
  const misnamed = misnamedFiles();
  if (misnamed.length > 0) return misnamed.map(reportFinding);
  try {
    const { contentFindings } = await import('./findings.ts');
    return contentFindings()
      .filter(({ entry }) => slug === undefined || entry === slug)
      .map(reportFinding);
  } catch (error) {
    return [reportError(error)];
  }
}

const errors = await findErrors();
const format = values.github ? asAnnotations : values.markdown ? asMarkdown : asText;
process.stdout.write(format(errors));
const { GITHUB_STEP_SUMMARY: summary } = process.env;
if (values.github && summary) appendFileSync(summary, asMarkdown(errors));
process.exitCode = errors.length > 0 ? 1 : 0;
