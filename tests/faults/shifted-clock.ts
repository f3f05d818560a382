/** Loaded into a server before everything else: it reads a clock that is CLOCK_SHIFT_MS ahead. */
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const realNow = Date.now;
const shifted = () => realNow() + shiftMs;

globalThis.Date = new Proxy(Date, {
  construct: (real, given, target) =>
    Reflect.construct(real, given.length === 0 ? [shifted()] : given, target),
  get: (real, name) => (name === 'now' ? shifted : Reflect.get(real, name)),
});
