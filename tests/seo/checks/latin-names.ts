import { pubs } from '../../../content/places/pubs.ts';

/** Names that Arabic pages show in Latin script, as their owners write them. Codes in capitals need no entry. */
export const latinNames: readonly string[] = [
  'SportBuddy',
  'PlayPass',
  // Where the app and the form's entries live, and whose map it is.
  'Airtable',
  'Android',
  'App Store',
  'Apple',
  'Google Play',
  'Natural Earth',
  'OpenStreetMap',
  'iOS',
  'iPhone',
  // Networks.
  'Facebook',
  'Instagram',
  'TikTok',
  'WhatsApp',
  // Settings of browsers that the cookie policy names.
  'Do Not Track',
  'Global Privacy Control',
  // What the site writes into the browser's storage, by its own keys.
  'sportbuddy-language',
  'sportbuddy-reloaded-at',
  'sportbuddy-proxy-toast',
  // Written over the doors in London, which is how they are found.
  ...pubs.map(({ name }) => name),
];
