import { catalogue } from '../../../content/catalogue.ts';

/** @returns the sport's name in schema.org's words: Football is Soccer, NFL American Football, F1 Auto Racing */
export function schemaSport(slug: string): string {
  const sport = catalogue.sport(slug);
  return sport?.schemaSport ?? sport?.label.en ?? slug;
}
