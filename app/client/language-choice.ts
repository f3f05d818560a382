const key = 'sportbuddy-language';

/** Stores the visitor's choice on this device. @param language such as `ar` */
export function chooseLanguage(language: string): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage may be refused.
  }
}

/** @returns whether the visitor has chosen before; true if storage is refused: the offer would appear on every page */
export function hasChosenLanguage(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}
