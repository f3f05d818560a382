import { type ParseArgsConfig, parseArgs } from 'node:util';
import MiniSearch from 'minisearch';
import { OperatorError } from './operator-error.ts';

/** @throws OperatorError that names a word that the command does not take */
export function wrongUsage(problem: string): never {
  throw new OperatorError('usage', { problem });
}

/** @throws OperatorError when an option is unknown or lacks its value */
export function parseOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's first sentence has the problem. The others explain the syntax of positional arguments.
    const [problem = ''] = error instanceof Error ? error.message.split(/\.\s/) : [];
    const [, unknown] = /^Unknown option '(--[^']+)'/.exec(problem) ?? [];
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    return wrongUsage(`${problem}.${unknown ? didYouMean(unknown, names) : ''}`);
  }
}

/** @throws OperatorError unless there is exactly one argument */
export function onlyArgument(args: string[]): string {
  const [argument, ...others] = parseOptions({ args, allowPositionals: true }).positionals;
  if (!argument) return wrongUsage('An argument is missing.');
  if (others.length > 0) return wrongUsage(`Unexpected argument '${others[0]}'.`);
  return argument;
}

/** @throws OperatorError if there are arguments */
export function refuseArguments(args: string[]): void {
  parseOptions({ args });
}

/** @returns a question with the name that resembles `word` most, empty if none does */
export function didYouMean(word: string, names: readonly string[]): string {
  const index = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (text) => [text] });
  index.addAll(names.map((id) => ({ id })));
  const [found] = index.search(word, { fuzzy: 0.4, prefix: true });
  return found ? ` Did you mean "${found.id}"?` : '';
}

/**
 * Refuses options that stand before `--`: npm takes them itself, and passes them as variables.
 * `npm run signups purge --dry-run` would purge.
 * @throws OperatorError that names the command to type
 */
export function refuseTakenOptions(
  [name = '', ...args]: string[],
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
): void {
  const isGiven = (option: string) => args.some((word) => word === option || word.startsWith(`${option}=`));
  const taken = options.find(
    (option) => environment[`npm_config_${option.slice(2).replaceAll('-', '_')}`] && !isGiven(option),
  );
  if (taken)
    wrongUsage(`npm has taken ${taken}. Write -- in front: npm run -s signups -- ${name} ${taken} …`);
}
