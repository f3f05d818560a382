/** Launch day: 6 June at 00:00 in the visitor's own time zone; months count from 0. */
const launchMonth = 5;
const launchDay = 6;

/** @returns the next launch moment as seen from `now`; next year's if this year's has passed */
export function nextLaunch(now: Date): Date {
  const thisYear = new Date(now.getFullYear(), launchMonth, launchDay);
  return thisYear < now ? new Date(now.getFullYear() + 1, launchMonth, launchDay) : thisYear;
}

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** @returns whole units left until `launch`; all zero once it has come */
export function timeLeft(launch: Date, now: Date): TimeLeft {
  const left = Math.max(0, launch.getTime() - now.getTime());
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
}
