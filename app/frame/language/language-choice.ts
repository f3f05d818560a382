const key = 'sportbuddy-language';

/** Remembers the visitor's choice, as pages name languages, on this device and nowhere else. */
export function chooseLanguage(language: string): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage may be switched off; the choice then lasts for this page.
  }
}

/** @returns whether this visitor has ever chosen; true where nothing can be remembered, so that nobody is asked twice */
export function hasChosenLanguage(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}
