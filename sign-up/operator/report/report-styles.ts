/** Inlined into the report, whose Content-Security-Policy contains its hash. */
export const reportStyles = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#fff, #14161a);
  --text: light-dark(#1a1d21, #eceef1);
  --muted: light-dark(#5a626c, #a3abb5);
  --rule: light-dark(#d9dde2, #343a42);
  --track: light-dark(#eef0f3, #22262c);
  --column-0: light-dark(#8fb4dc, #3f6693);
  --column-1: light-dark(#1656a3, #7fb6f5);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 68rem;
  padding: 1.5rem 1rem 4rem;
  background: var(--ground);
  color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif;
}
h1 { margin: 0; font-size: 1.6rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.75rem; padding-top: 1rem; border-top: 1px solid var(--rule); font-size: 1.15rem; }
header p, dt, .legend, .ends, thead { color: var(--muted); font-size: 0.875rem; }
.total { display: flex; gap: 2.5rem; margin: 1.5rem 0 0; }
dd { margin: 0; font-size: 2rem; font-weight: 600; line-height: 1.2; }
.pair { display: grid; gap: 1.5rem; }
.bars { display: grid; gap: 0.5rem; margin: 0; padding: 0; list-style: none; }
.bars span { display: block; overflow-wrap: anywhere; font-size: 0.875rem; text-align: left; }
svg { display: block; width: 100%; height: 0.75rem; }
.columns { height: 9rem; border-bottom: 1px solid var(--rule); }
.ends { display: flex; justify-content: space-between; margin: 0.25rem 0 0; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0.75rem 0 0; }
.legend span { display: flex; align-items: center; gap: 0.4rem; }
.legend svg { width: 0.75rem; }
.track { fill: var(--track); }
.column-0 { fill: var(--column-0); }
.column-1 { fill: var(--column-1); }
table { width: 100%; align-self: start; border-collapse: collapse; font-size: 0.9375rem; }
th { text-align: start; font-weight: 400; }
tbody th { width: 100%; overflow-wrap: anywhere; text-align: left; }
thead th, td { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0 0.25rem 1rem; border-bottom: 1px solid var(--rule); vertical-align: top; }
th:first-child, td:first-child { padding-left: 0; }
@media (min-width: 52rem) {
  .pair { grid-template-columns: 1fr 1fr; gap: 3rem; }
}
@media (forced-colors: active) {
  .track { fill: Canvas; }
  .column-0 { fill: GrayText; }
  .column-1 { fill: CanvasText; }
}
@media print {
  section { break-inside: avoid; }
}
`;
