#!/bin/sh
# From August 2029 on, libraries that convert to the calendar of Umm al-Qura give two different Hijri dates
# for 34 % of the days until 2040: @internationalized/date 3.12.4 on one side, and moment-hijri 3.0.0,
# @umalqura/core 0.0.7, @tabby_ai/hijri-converter 1.0.5 and hijri-converter 1.1.1 on the other.
#
# Expected: the same date from all of them, because the calendar is a table for civil use.
# Seen:     until 10 August 2029 only hijri-converter differs, on 30 days. Then the tables
#           part: 11 August 2029 is 30 Rabi I 1451 in the first, and 1 Rabi II 1451 in the four others.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @internationalized/date@3.12.4 \
  moment@2.30.1 moment-hijri@3.0.0 @umalqura/core@0.0.7 @tabby_ai/hijri-converter@1.0.5 hijri-converter@1.1.1
cat > convert.mjs <<'SCRIPT'
import { IslamicUmalquraCalendar, parseDate, toCalendar } from '@internationalized/date';
import { gregorianToHijri } from '@tabby_ai/hijri-converter';
import umalqura from '@umalqura/core';
import hijriConverter from 'hijri-converter';
import moment from 'moment-hijri';

moment.locale('en');
const calendar = new IslamicUmalquraCalendar();
const libraries = {
  '@internationalized/date': (date) => {
    const { year, month, day } = toCalendar(parseDate(date), calendar);
    return shown(year, month, day);
  },
  'moment-hijri': (date) => moment(date, 'YYYY-MM-DD').format('iYYYY-iMM-iDD'),
  '@umalqura/core': (date) => {
    const [year, month, day] = date.split('-').map(Number);
    const { hy, hm, hd } = umalqura.default(new Date(year, month - 1, day));
    return shown(hy, hm, hd);
  },
  '@tabby_ai/hijri-converter': (date) => {
    const [year, month, day] = date.split('-').map(Number);
    const hijri = gregorianToHijri({ year, month, day });
    return shown(hijri.year, hijri.month, hijri.day);
  },
  'hijri-converter': (date) => {
    const [year, month, day] = date.split('-').map(Number);
    const { hy, hm, hd } = hijriConverter.toHijri(year, month, day);
    return shown(hy, hm, hd);
  },
};

function shown(...numbers) {
  return numbers.map((number) => String(number).padStart(2, '0')).join('-');
}

function days(from, to) {
  const dates = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000)
    dates.push(new Date(time).toISOString().slice(0, 10));
  return dates;
}

const [first, ...others] = Object.entries(libraries);
const early = days('2020-01-01', '2029-08-10');
const late = days('2029-08-11', '2040-12-31');
const differing = (dates, read) => dates.filter((date) => read(date) !== first[1](date)).length;
console.log(`days: ${early.length}, ${late.length}`);
console.log(`${first[0]}: 2029-08-11 is ${first[1]('2029-08-11')}`);
for (const [name, read] of others)
  console.log(`${name}: ${read('2029-08-11')}, differs on ${differing(early, read)}, ${differing(late, read)}`);
SCRIPT
TZ=UTC node convert.mjs | tee seen
cat > expected <<'OUTPUT'
days: 3510, 4161
@internationalized/date: 2029-08-11 is 1451-03-30
moment-hijri: 1451-04-01, differs on 0, 1407
@umalqura/core: 1451-04-01, differs on 0, 1407
@tabby_ai/hijri-converter: 1451-04-01, differs on 0, 1407
hijri-converter: 1451-04-01, differs on 30, 1407
OUTPUT
diff expected seen
