/**
 * The fields of the form, in the order of the export. Everything else follows from this list:
 * forms, validation, correction tokens, storage, delivery and export. Type errors name the tables to
 * fill in. Must not import anything: the form loads this file before the visitor types.
 */
export const fieldNames = ['name', 'team', 'email'] as const;

export type SignUpField = (typeof fieldNames)[number];
export type SignUp = Record<SignUpField, string>;

export function mapFields<T>(read: (field: SignUpField) => T): Record<SignUpField, T> {
  return Object.fromEntries(fieldNames.map((field) => [field, read(field)])) as Record<SignUpField, T>;
}

/** Lengths in visible characters. An emoji counts as one. */
export const limits = { nameMin: 2, nameMax: 100, teamMax: 100, emailMax: 254, cityMax: 100 } as const;

/** In UTF-16 code units. An emoji has two or more. */
const maxTeamLength = 2 * limits.teamMax;

/** @returns the team that an address gives the form, empty if it is too long */
export function teamOf(query: URLSearchParams): string {
  const team = query.get('team')?.trim() ?? '';
  return team.length <= maxTeamLength ? team : '';
}

/** Honeypot: a field that is hidden from visitors. Only bots fill it. */
export const honeypotField = 'kickoff_ref';

/**
 * Column names of the receiver: `team` is sent as `Team`, `utm_source` as `UtmSource`.
 * docs/contract.md lists them.
 */
export function receiverColumn(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
