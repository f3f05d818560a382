/** Loaded before everything else (`node --import`): the day is the one that pages are looked at, whatever the clock says. */
const shift = Date.UTC(2026, 10, 22, 12) - Date.now();
const real = Date.now;
const now = () => real() + shift;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
