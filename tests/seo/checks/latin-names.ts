import { pubs } from '../../../content/places/pubs.ts';

/** Names that Arabic pages show in Latin script. Codes in capitals need no entry. */
export const latinNames: readonly string[] = [
  'SportBuddy',
  'PlayPass',
  // Services, app stores and map sources.
  'Airtable',
  'Android',
  'App Store',
  'Apple',
  'Google Play',
  'Natural Earth',
  'OpenStreetMap',
  'iOS',
  'iPhone',
  // Social networks.
  'Facebook',
  'Instagram',
  'TikTok',
  'WhatsApp',
  // Browser settings in the cookie policy.
  'Do Not Track',
  'Global Privacy Control',
  // Storage keys in the cookie policy.
  'sportbuddy-language',
  'sportbuddy-reloaded-at',
  'sportbuddy-proxy-toast',
  // Pubs in London, whose signs are in Latin script.
  ...pubs.map(({ name }) => name),
];
