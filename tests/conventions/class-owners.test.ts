import { expect, test } from 'vitest';
import { ownershipFault } from './class-owners.ts';

test.each([
  ['app/components/ticket.css', 'ticket'],
  ['app/components/ticket.css', 'ticket-stub'],
  // Many of them: the name without its s.
  ['app/layout/store-badges.css', 'store-badge'],
  ['app/pages/home/hero.css', 'hero-scarf'],
  // A page and a section have several sheets.
  ['app/pages/home/hero-motion.css', 'hero-scarf'],
  ['app/maps/pub-finder/pubs.css', 'pin-name'],
])('%s may style .%s', (sheet, name) => {
  expect(ownershipFault(sheet, name)).toBeUndefined();
});

test.each([
  ['app/pages/event/event.css', 'ticket-stub', 'app/components/ticket.css'],
  ['app/pages/event/event.css', 'hero-scarf', 'app/pages/home'],
  ['app/pages/event/event.css', 'content', 'app/styles'],
  ['app/components/ticket.css', 'button', 'app/components/button.css'],
  ['app/styles/base.css', 'button', 'app/components/button.css'],
])('%s may not style .%s, which belongs to %s', (sheet, name, owner) => {
  expect(ownershipFault(sheet, name)).toBe(`.${name} belongs to ${owner}`);
});

test('a class of a component’s sheet starts with the name of the sheet', () => {
  const fault = 'does not start with the name of its sheet';
  expect(ownershipFault('app/components/ticket.css', 'stub')).toBe(`.stub ${fault}`);
  expect(ownershipFault('app/components/ticket.css', 'ticketing')).toBe(`.ticketing ${fault}`);
});
