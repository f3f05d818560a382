/** Runs in the page. @returns whether all that the window shows, and all pictures, have come */
export function hasCome(): boolean {
  for (const image of document.images) image.loading = 'eager';
  return document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
}

/** Runs in the page. @returns what a visitor would miss in the page as it stands, a line a fault */
export function pageFaults(): string[] {
  const faults = [...(window.faultsNoted ?? [])];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth)
    faults.push(`the page is ${scrollWidth} px wide in a window of ${innerWidth}`);
  for (const image of document.images)
    if (image.naturalWidth === 0) faults.push(`no picture: ${image.outerHTML.slice(0, 160)}`);
  const come = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  for (const selector of ['body', 'h1']) {
    const element = document.querySelector(selector);
    const wished = element && getComputedStyle(element).fontFamily.split(',')[0];
    if (!come.some((family) => family.replaceAll('"', '') === wished?.replaceAll('"', '')))
      faults.push(`the font ${wished} of ${selector} has not come`);
  }
  for (const broken of document.querySelectorAll('.island-error'))
    faults.push(`an island says ${broken.textContent}`);
  return faults;
}

export type Box = { left: number; top: number; width: number; height: number };
export type Sign = Box & { name: string; kind: 'text' | 'large' | 'icon' };

/** Runs in the page. @returns where the navigation's words and icons and the headline stand, if all in the window */
export function signsInWindow(): Sign[] {
  const sign = (element: Element, name: string | null, kind: Sign['kind']) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top, width, height, name: name ?? '', kind };
  };
  const controls = document.querySelectorAll('header:has(> nav) > nav :is(a, button):not([popover] *)');
  const signs = [...controls].map((control) => {
    const icon = control.querySelector('svg');
    const name = control.getAttribute('aria-label') ?? control.textContent;
    return icon ? sign(icon, name, 'icon') : sign(control, name, 'text');
  });
  for (const headline of document.querySelectorAll('h1')) signs.push(sign(headline, 'the headline', 'large'));
  return signs.filter(
    ({ left, top, width, height }) =>
      width > 0 && left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight,
  );
}
