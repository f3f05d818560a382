/**
 * `npm run bench [server|paths|export|pages|growth|memory|mutations]…`: measures all but the last two, or what is named. Words
 * after `pages` and `mutations` are their own. Fails when a limit is broken.
 */
import { existsSync } from 'node:fs';

/** Each subject is a file beside this one that exports `run(words): Promise<void>` and throws for a broken limit. */
const subjects = ['server', 'paths', 'export', 'pages', 'growth'];
/** These take so long that they run only by name. */
const long = ['memory', 'mutations'];
/** What follows these is theirs. */
const withOwnWords = ['pages', 'mutations'];

type Subject = { run(args: readonly string[]): Promise<void> };

const words = process.argv.slice(2);
const [first = ''] = words;
const ownWords = withOwnWords.includes(first) ? words.slice(1) : [];
const asked = ownWords.length > 0 ? [first] : words;
const unknown = asked.filter((name) => ![...subjects, ...long].includes(name));
if (unknown.length > 0) {
  console.error(
    `Nothing is measured under the name ${unknown.join(', ')}; there are ${[...subjects, ...long].join(', ')}.`,
  );
  process.exit(1);
}

const broken: string[] = [];
for (const name of asked.length > 0 ? asked : subjects) {
  const file = new URL(`./${name}.ts`, import.meta.url);
  if (!existsSync(file)) continue;
  console.log(`\n— ${name}`);
  try {
    const subject: Subject = await import(file.href);
    await subject.run(ownWords);
  } catch (error) {
    broken.push(name);
    console.error(error instanceof Error ? error.message : error);
  }
}
if (broken.length > 0) {
  console.error(`\nBroken limits in: ${broken.join(', ')}`);
  process.exitCode = 1;
}
