import type { ComponentProps } from 'react';
import './text-field.css';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'name'> & {
  name: string;
  label: string;
  /** A word beside the label, such as "optional". */
  note?: string;
  error?: string | undefined;
};

/** A labelled input. Its error is shown below it and referenced by `aria-describedby`. */
export function TextField({ name, label, note, error, ...input }: TextFieldProps) {
  const id = `field-${name}`;
  const errorId = `${id}-error`;
  return (
    <div className="text-field" data-wrong={error ? '' : undefined}>
      <label htmlFor={id}>
        {label} {note && <small>{note}</small>}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
