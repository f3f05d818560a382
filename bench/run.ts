/** `npm run bench pages|server|letters|million|soak|weight`: measures the site. Exits with 1 when a limit is broken. */
import { parseArgs } from 'node:util';

const usage = `usage: npm run bench pages -- [KIND …] [--rounds=N] [--index=N …] [--against COMMIT] [--beside URL …]
                              [--write]
       npm run bench server|letters -- [--seconds=N] [--rounds=N]
       npm run bench million -- [--database=sqlite|postgres] [--part=sign-ups|commands|migrations]
                                [--seconds=N] [--rounds=N] [LOAD|COMMAND|MIGRATION …]
       npm run bench soak -- [--minutes=N] [--database=sqlite|postgres]
       npm run bench weight -- --against COMMIT [--rounds=N]`;

function positiveInteger(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(usage);
  return number;
}

try {
  const { values, positionals } = parseArgs({
    options: {
      rounds: { type: 'string' },
      seconds: { type: 'string', default: '5' },
      write: { type: 'boolean', default: false },
      against: { type: 'string' },
      beside: { type: 'string', multiple: true, default: [] },
      index: { type: 'string', multiple: true, default: [] },
      database: { type: 'string' },
      part: { type: 'string' },
      minutes: { type: 'string', default: '30' },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  });
  const [command, ...kinds] = positionals;
  if (values.help) {
    console.log(usage);
    process.exit();
  }
  const rounds = positiveInteger(values.rounds ?? (command === 'million' ? '7' : '3'));
  const seconds = positiveInteger(values.seconds);
  if (command === 'pages') {
    const { write, against, beside } = values;
    const indexes = values.index.map(positiveInteger);
    await (await import('./pages.ts')).benchPages({ kinds, rounds, write, indexes, against, beside });
  } else if (command === 'server' && kinds.length === 0)
    await (await import('./server.ts')).benchServer({ rounds, seconds });
  else if (command === 'letters' && kinds.length === 0)
    await (await import('./letters.ts')).benchLetters({ rounds, seconds });
  else if (command === 'million') {
    const { database, part } = values;
    const options = { database, part, rounds, seconds, words: kinds };
    await (await import('./million/run.ts')).benchMillion(options);
  } else if (command === 'soak' && kinds.length === 0) {
    const minutes = positiveInteger(values.minutes);
    await (await import('./soak/run.ts')).benchSoak({ minutes, database: values.database });
  } else if (command === 'weight' && kinds.length === 0 && values.against)
    await (await import('./weight.ts')).benchWeight({ rounds, against: values.against });
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof TypeError && 'code' in error) console.error(usage);
  process.exitCode = 1;
}
