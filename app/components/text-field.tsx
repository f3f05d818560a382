import type { ComponentProps } from 'react';
import './text-field.css';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'name'> & {
  name: string;
  label: string;
  /** A word beside the label, such as "optional". */
  note?: string;
  error?: string | undefined;
  /** Values that the browser offers. The field accepts any text. */
  suggestions?: readonly string[];
};

/** A labelled input. Its error is shown below it and referenced by `aria-describedby`. */
export function TextField({ name, label, note, error, suggestions, ...input }: TextFieldProps) {
  const id = `field-${name}`;
  const errorId = `${id}-error`;
  const suggestionsId = suggestions && `${id}-suggestions`;
  return (
    <div className="text-field" data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>
        {label} {note && <small>{note}</small>}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        list={suggestionsId}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {suggestions && (
        <datalist id={suggestionsId}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      {error && (
        <p id={errorId} className="text-field-error red-card">
          {error}
        </p>
      )}
    </div>
  );
}
