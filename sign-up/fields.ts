/**
 * Every field that a fan fills in, in the order of the export. The shape, what is kept, what is delivered and what
 * is exported come from this list; a new field also needs a column (`store/migrations/migrations.ts`) and its place in the form.
 * Free of imports: the form loads it before anything is typed.
 */
export const fieldNames = ['name', 'team', 'email'] as const;

export type SignUpField = (typeof fieldNames)[number];
export type SignUp = Record<SignUpField, string>;

/** @returns the value of every field */
export function eachField<T>(read: (field: SignUpField) => T): Record<SignUpField, T> {
  return { name: read('name'), team: read('team'), email: read('email') };
}

/** The field that people never see; whoever fills it is a machine. */
export const trapField = 'kickoff_ref';
