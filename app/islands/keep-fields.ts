/**
 * Saves the `<input>` elements inside `root`. If a browser extension changed the HTML, hydration
 * fails, and React renders the island again with empty inputs.
 * @returns a function that restores value, selection and focus of the fields that were replaced
 */
export function saveFields(root: HTMLElement): () => void {
  const oldFields = [...root.querySelectorAll('input')];
  const focused = document.activeElement;
  return () => {
    for (const field of oldFields.filter(({ isConnected }) => !isConnected)) {
      const replacement = [...root.querySelectorAll('input')].find((other) => isSameField(other, field));
      if (!replacement) continue;
      if (replacement.checked !== field.checked) replacement.click();
      else if (replacement.value !== field.value) setValue(replacement, field.value);
      if (field !== focused) continue;
      replacement.focus({ preventScroll: true });
      if (field.selectionStart !== null)
        replacement.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}

function isSameField(one: HTMLInputElement, other: HTMLInputElement): boolean {
  if (!one.name) return one.id !== '' && one.id === other.id;
  return one.name === other.name && (one.type !== 'radio' || one.value === other.value);
}

/**
 * React overrides `value` on each element and ignores values set through it, so this uses the
 * setter of the prototype.
 */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
