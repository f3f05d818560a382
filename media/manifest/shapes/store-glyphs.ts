/** Marks of the two app stores, drawn by us in the stores' style, for the download buttons. */
export const appleGlyph = {
  viewBox: '0 0 24 24',
  path: 'M12.1 7.3C13.3 7.3 14.5 6.3 16.5 6.3C18.2 6.4 19.5 7.2 20.3 8.4C18.6 9.4 17.7 10.9 17.8 12.7C17.9 14.7 19 16.2 20.8 16.9C20 19.3 18.3 22 16.3 22C14.9 22 14.3 21.1 12.4 21.1C10.5 21.1 9.8 22 8.5 22C6 22 3.2 17.6 3.2 13.4C3.2 9.2 5.8 6.4 8.6 6.3C10.1 6.3 11.2 7.3 12.1 7.3ZM15.8 1.2C16 3.5 14.3 5.6 12.1 5.6C11.8 3.4 13.6 1.4 15.8 1.2Z',
} as const;

/** @param colours of the site's palette: bottom, right and top of the triangle */
export const playGlyph = ({ ember, gold, mint }: Record<'ember' | 'gold' | 'mint', string>) => ({
  viewBox: '0 0 24 24',
  parts: [
    { fill: '#4FC3F7', path: 'M3.9 2.5C3.6 2.8 3.5 3.2 3.5 3.7V20.3C3.5 20.8 3.6 21.2 3.9 21.5L13.3 12Z' },
    { fill: mint, path: 'M3.9 2.5C4.3 2.1 5 2 5.7 2.4L16.7 8.6L13.3 12Z' },
    { fill: gold, path: 'M16.7 8.6L20.9 11C21.8 11.5 21.8 12.5 20.9 13L16.7 15.4L13.3 12Z' },
    { fill: ember, path: 'M3.9 21.5C4.3 21.9 5 22 5.7 21.6L16.7 15.4L13.3 12Z' },
  ],
});
