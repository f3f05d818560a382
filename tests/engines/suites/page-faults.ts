/** Runs in the page. @returns true if fonts and all pictures have loaded */
export function hasLoaded(): boolean {
  for (const image of document.images) image.loading = 'eager';
  return document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
}

/** Runs in the page. @returns errors, missing pictures and fonts, and overflow, one per line */
export function pageFaults(): string[] {
  const faults = [...(window.recordedErrors ?? [])];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth)
    faults.push(`the page is ${scrollWidth} px wide in a window of ${innerWidth}`);
  for (const image of document.images)
    if (image.naturalWidth === 0) faults.push(`no picture: ${image.outerHTML.slice(0, 160)}`);
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  for (const selector of ['body', 'h1']) {
    const element = document.querySelector(selector);
    const wanted = element && getComputedStyle(element).fontFamily.split(',')[0];
    if (!loaded.some((family) => family.replaceAll('"', '') === wanted?.replaceAll('"', '')))
      faults.push(`the font ${wanted} of ${selector} has not loaded`);
  }
  for (const broken of document.querySelectorAll('.island-error'))
    faults.push(`an island shows an error: ${broken.textContent}`);
  return faults;
}
