import { m } from '../i18n/paraglide/messages.js';

/** What the footer and the 404 page offer first: a path and its name in the language that is spoken. */
export function popularPages(): readonly (readonly [path: string, name: string])[] {
  return [
    ['/football', m.footer_football()],
    ['/football/premier-league', m.footer_premier_league()],
    ['/saudi-pro-league', m.footer_saudi_pro_league()],
    ['/basketball', m.footer_basketball()],
    ['/cricket', m.footer_cricket()],
    ['/f1', m.footer_f1()],
  ];
}
