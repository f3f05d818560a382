/**
 * The fields of the form, in the order of the export. Validation, storage, delivery and export
 * derive from this list. A new field also needs a column (`store/migrations/migrations.ts`) and an
 * input in the form. Must not import anything: the form loads this file before the visitor types.
 */
export const fieldNames = ['name', 'team', 'email'] as const;

export type SignUpField = (typeof fieldNames)[number];
export type SignUp = Record<SignUpField, string>;

export function mapFields<T>(read: (field: SignUpField) => T): Record<SignUpField, T> {
  return { name: read('name'), team: read('team'), email: read('email') };
}

/** In UTF-16 code units: twice the 100 characters that the field accepts. */
const maxTeamLength = 200;

/** @returns the team that an address gives the form, empty if it is too long */
export function teamOf(query: URLSearchParams): string {
  const team = query.get('team')?.trim() ?? '';
  return team.length <= maxTeamLength ? team : '';
}

/** Honeypot: a field that is hidden from visitors. Only bots fill it. */
export const honeypotField = 'kickoff_ref';
