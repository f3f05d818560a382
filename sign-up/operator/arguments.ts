import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OperatorError } from './operator-error.ts';

/** @throws OperatorError when an option is unknown or lacks its value */
export function parseOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch {
    throw new OperatorError('usage');
  }
}

/** @throws OperatorError unless there is exactly one argument */
export function onlyArgument([argument, ...others]: string[]): string {
  if (!argument || others.length > 0) throw new OperatorError('usage');
  return argument;
}

/** @throws OperatorError if there are arguments */
export function refuseArguments(args: string[]): void {
  if (args.length > 0) throw new OperatorError('usage');
}
