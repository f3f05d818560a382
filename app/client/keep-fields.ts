/**
 * Remembers the form fields inside `root`. Browser extensions change the HTML before hydration; React then renders the
 * island anew, and new fields are empty.
 *
 * @returns restores values, selection and focus of the fields that were replaced
 */
export function keepFields(root: HTMLElement): () => void {
  const focused = document.activeElement;
  const kept = [...root.querySelectorAll('input')]
    .filter(({ name, id }) => name || id)
    .map((field) => {
      const { name, id, type, value, checked } = field;
      const isFocused = field === focused;
      const selection = isFocused ? [field.selectionStart, field.selectionEnd] : null;
      return { field, name, id, type, value, checked, isFocused, selection };
    });

  return () => {
    for (const { field, name, id, type, value, checked, isFocused, selection } of kept) {
      if (field.isConnected) continue;
      const now = [...root.querySelectorAll('input')].find(
        (other) =>
          other.name === name && (name ? type !== 'radio' || other.value === value : other.id === id),
      );
      if (!now) continue;
      if (type === 'radio' || type === 'checkbox') {
        if (checked && !now.checked) now.click();
      } else if (now.value !== value) setValue(now, value);
      if (!isFocused) continue;
      now.focus({ preventScroll: true });
      if (selection?.[0] != null) now.setSelectionRange(selection[0], selection[1] ?? null);
    }
  };
}

/** React ignores values set by the field's own setter, which it overrides. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
