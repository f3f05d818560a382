/**
 * Remembers the form fields inside `root`. Browser extensions change the HTML before hydration. React then renders
 * the island again with empty fields.
 * @returns a function that restores value, selection and focus of the fields that were replaced
 */
export function keepFields(root: HTMLElement): () => void {
  const before = [...root.querySelectorAll('input')];
  const focused = document.activeElement;
  return () => {
    for (const field of before.filter(({ isConnected }) => !isConnected)) {
      const now = [...root.querySelectorAll('input')].find((other) => isSameField(other, field));
      if (!now) continue;
      if (now.checked !== field.checked) now.click();
      else if (now.value !== field.value) setValue(now, field.value);
      if (field !== focused) continue;
      now.focus({ preventScroll: true });
      if (field.selectionStart !== null) now.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}

function isSameField(one: HTMLInputElement, other: HTMLInputElement): boolean {
  if (!one.name) return one.id !== '' && one.id === other.id;
  return one.name === other.name && (one.type !== 'radio' || one.value === other.value);
}

/** React ignores values set by the field's own setter, which it overrides. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
