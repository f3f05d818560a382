import { mapFields, type SignUp, type SignUpField } from './fields.ts';
import { originNames } from './origin.ts';

/** Hidden inputs of the form. A refused form sends them back unchanged. */
export const hiddenInputNames = [...originNames, 'ticket', 'kept_email'] as const;

type HiddenInput = (typeof hiddenInputNames)[number];

/** Values of the form's inputs, by name. A hidden input without a value is absent. */
export type FormValues = SignUp & { [Name in HiddenInput]?: string };

/** @param read returns the value of an input; a value that is not text counts as missing */
export function readFormValues(read: (name: SignUpField | HiddenInput) => unknown): FormValues {
  const textOf = (name: SignUpField | HiddenInput) => {
    const value = read(name);
    return typeof value === 'string' ? value : '';
  };
  const hidden = hiddenInputNames.map((name) => [name, textOf(name)] as const);
  return { ...mapFields(textOf), ...Object.fromEntries(hidden.filter(([, value]) => value !== '')) };
}
