const key = 'sportbuddy-language';

/** Stores the visitor's choice in `localStorage`. @param language such as `ar` */
export function saveLanguageChoice(language: string): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage may be blocked.
  }
}

/**
 * @returns whether the visitor has chosen a language. Also true if storage is blocked, because
 * every page would show the offer again.
 */
export function hasChosenLanguage(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}
