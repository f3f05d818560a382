import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { imageSet, Picture } from './picture.tsx';
import { SectionHeading } from './section-heading.tsx';

const image = { avif: '/wide.avif', webp: '/wide.webp', width: 8, height: 6 };
const phone = { avif: '/tall.avif', webp: '/tall.webp', width: 3, height: 4 };

test('a picture offers AVIF and WebP, and loads lazily by default', () => {
  expect(renderToStaticMarkup(<Picture image={image} alt="A stand" className="cut" />)).toBe(
    '<picture><source srcSet="/wide.avif" type="image/avif"/>' +
      '<img src="/wide.webp" width="8" height="6" alt="A stand" loading="lazy" decoding="async" class="cut"/></picture>',
  );
});

test('a picture has its own sources for phones in both formats', () => {
  expect(renderToStaticMarkup(<Picture image={image} phone={phone} alt="" loading="eager" />)).toBe(
    '<picture><source media="(width &lt; 48em)" srcSet="/tall.avif" type="image/avif" width="3" height="4"/>' +
      '<source media="(width &lt; 48em)" srcSet="/tall.webp" type="image/webp" width="3" height="4"/>' +
      '<source srcSet="/wide.avif" type="image/avif"/>' +
      '<img src="/wide.webp" width="8" height="6" alt="" loading="eager" decoding="async"/></picture>',
  );
});

test('imageSet names both formats', () => {
  expect(imageSet(image)).toBe(
    'image-set(url("/wide.avif") type("image/avif"), url("/wide.webp") type("image/webp"))',
  );
});

test('a section heading shows its minute, hidden from screen readers', () => {
  const heading = (className?: string) =>
    renderToStaticMarkup(
      <SectionHeading minute="90+4" kicker="Stoppage time" {...(className && { className })}>
        One more song
      </SectionHeading>,
    );
  const inside =
    '<p class="kicker section-heading-kicker"><span class="section-heading-minute figures" dir="ltr" aria-hidden="true">90+4′</span>' +
    'Stoppage time</p><h2 class="display section-heading">One more song</h2>';
  expect(heading()).toBe(`<div class="">${inside}</div>`);
  expect(heading('own')).toBe(`<div class="own">${inside}</div>`);
});
