/** Vite puts a hash into every name below `/assets/`; media files carry eight hexadecimal digits of theirs. */
const hashedName = /^\/assets\/|^\/media\/.*\.[0-9a-f]{8}\.\w+$/;

/** @returns Cache-Control of a static file: immutable if its name changes with its content, else revalidated on each use */
export function cachePolicy(path: string): string {
  return hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
