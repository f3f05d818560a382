import { expect, test } from 'vitest';
import { catalogue } from '../../../content/catalogue.ts';
import { saudiData } from './saudi-data.ts';

test('Riyadh and Jeddah come first, with their clubs at home', () => {
  const { cities } = saudiData('ar');
  expect(cities.map(({ name }) => name).slice(0, 2)).toEqual(['الرياض', 'جدة']);
  const homes = cities.flatMap(({ stadiums }) =>
    stadiums.map(({ name, guests }) => [name, guests.map((guest) => guest.name)]),
  );
  expect(homes).toContainEqual(['المملكة أرينا', ['الهلال']]);
  expect(homes).toContainEqual(['الأول بارك', ['النصر']]);
  expect(homes).toContainEqual(['ملعب الإنماء (الجوهرة المشعة)', ['الاتحاد', 'الأهلي']]);
});

test('every Saudi club is on the map once', () => {
  const shown = saudiData('en').cities.flatMap(({ stadiums, others }) => [
    ...stadiums.flatMap(({ guests }) => guests),
    ...others,
  ]);
  const clubs = catalogue.teams.filter(
    ({ country, city, kind }) => country?.en === 'Saudi Arabia' && city && kind === 'club',
  );
  expect(clubs.length).toBeGreaterThanOrEqual(10);
  for (const { name } of clubs) expect(shown.filter((guest) => guest.name === name.en)).toHaveLength(1);
});
