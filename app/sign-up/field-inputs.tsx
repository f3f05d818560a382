import type { ComponentProps } from 'react';
import type { SignUpField } from '../../sign-up/fields.ts';
import { TextField } from '../components/text-field.tsx';
import { m } from '../i18n/paraglide/messages.js';
import { type FieldErrors, fieldMessage } from './error-messages.ts';

/** Lists that the browser suggests values from. The fields accept any text. */
type Suggestions = { knownTeams: readonly string[] };

type InputProps = Omit<ComponentProps<typeof TextField>, 'name'>;

/**
 * The inputs of the fields, in the form and on the own sign-up page. Functions, because texts are
 * localised.
 */
export const fieldInputs: Record<SignUpField, (suggestions: Suggestions) => InputProps> = {
  name: () => ({
    required: true,
    label: m.sign_up_name(),
    placeholder: m.sign_up_name_hint(),
    autoComplete: 'given-name',
  }),
  team: ({ knownTeams }) => ({
    label: m.sign_up_team(),
    note: m.sign_up_optional(),
    placeholder: m.sign_up_team_hint(),
    suggestions: knownTeams,
  }),
  email: () => ({
    type: 'email',
    required: true,
    label: m.sign_up_email(),
    placeholder: 'you@example.com',
    autoComplete: 'email',
    dir: 'ltr',
  }),
};

type FieldInputProps = Suggestions & {
  name: SignUpField;
  values: Record<SignUpField, string>;
  errors: FieldErrors;
  /** Browsers give the focus to the first of several fields with `autoFocus`. */
  autoFocus?: boolean;
};

/** The input of a field, with its value and its error. */
export function FieldInput({ name, values, errors, autoFocus = false, ...suggestions }: FieldInputProps) {
  return (
    <TextField
      {...fieldInputs[name](suggestions)}
      name={name}
      defaultValue={values[name]}
      error={fieldMessage(errors[name])}
      autoFocus={autoFocus}
    />
  );
}
