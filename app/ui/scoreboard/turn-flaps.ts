/** Shows `text` on a row of flaps (flap-digits.tsx). Only a digit that changed flips. */
export function turnFlaps(row: Element, text: string): void {
  const flaps = [...row.querySelectorAll('.flap')];
  // Places from the end are what stays the same when a number grows.
  while (flaps.length > text.length) flaps.shift()?.remove();
  while (flaps[0] && flaps.length < text.length) {
    const flap = flaps[0].cloneNode(true) as Element;
    flap.firstElementChild?.replaceChildren();
    flaps[0].before(flap);
    flaps.unshift(flap);
  }
  for (const [place, flap] of flaps.entries()) show(flap, text[place] ?? '');
}

/** A figure flips when it is put there, so one that changes is put there anew. */
function show(flap: Element, digit: string): void {
  const figure = flap.firstElementChild;
  if (!figure || figure.textContent === digit) return;
  const next = figure.cloneNode() as Element;
  next.textContent = digit;
  figure.replaceWith(next);
}
