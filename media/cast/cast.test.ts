import { expect, test } from 'vitest';
import { EXPRESSIONS } from './face.ts';
import { upperBody } from './figure.ts';
import { NAMES, PEOPLE, type Person } from './people.ts';

const people: Record<string, Person> = PEOPLE;

test('the cast has at least twelve people, and no two look alike', () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(12);
  const looks = NAMES.map((name) => {
    const { face, hair, clothes } = people[name] as Person;
    const paint = Object.assign((colour: string) => colour, { dark: 0 });
    return `${face.skin} ${hair.front(paint)} ${clothes.torso(paint, face.skin, 250)}`;
  });
  expect(new Set(looks).size).toBe(NAMES.length);
  expect(new Set(NAMES.map((name) => people[name]?.face.skin)).size).toBeGreaterThanOrEqual(5);
});

test('every expression is another face', () => {
  const faces = EXPRESSIONS.map((expression) => upperBody(PEOPLE.sami, { expression }));
  expect(EXPRESSIONS.length).toBeGreaterThanOrEqual(6);
  expect(new Set(faces).size).toBe(EXPRESSIONS.length);
});

test.each(NAMES)('%s is drawn without undefined parts or broken numbers', (name) => {
  const svg = upperBody(PEOPLE[name], { expression: 'laugh', left: { to: [-100, -120], hand: 'palm' } });
  expect(svg).not.toMatch(/undefined|NaN|Infinity/);
});

test.each(NAMES)('%s has no face when seen from behind', (name) => {
  const svg = upperBody(PEOPLE[name], { fromBehind: true, expression: 'roar' });
  expect(svg).not.toMatch(/undefined|NaN|Infinity/);
  const [front, behind] = [upperBody(PEOPLE[name], { expression: 'roar' }), svg];
  const [mouth, brows] = ['M-15 21C-9 17', 'M-24-18C-19-25'];
  for (const feature of [mouth, brows]) {
    expect(front).toContain(feature);
    expect(behind).not.toContain(feature);
  }
});

test('no two people look alike from behind', () => {
  const backs = NAMES.map((name) => upperBody(PEOPLE[name], { fromBehind: true }));
  expect(new Set(backs).size).toBe(NAMES.length);
});

test('a scarf takes the colours that are asked for', () => {
  const svg = upperBody(PEOPLE.amal, { scarf: 'neck', colours: ['#123456', '#fedcba'] });
  expect(svg).toContain('#123456');
  expect(svg).toContain('#fedcba');
  expect(svg).not.toContain(`fill="${PEOPLE.amal.scarf[0]}" d="M-34 72`);
});
