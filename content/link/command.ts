/**
 * `npm run link -- PATH --from TAG`: prints the address of a page with campaign tags. Writes its QR
 * code as SVG and PNG.
 */
import { SettingError } from '../../sign-up/setting-error.ts';
import { InvalidArguments } from '../new/arguments.ts';
import { makeLink } from './make-link.ts';

try {
  const { url, files } = await makeLink(process.argv.slice(2), process.env);
  console.log(url);
  for (const file of files) console.log(`Written: ${file}`);
} catch (error) {
  const isExpected =
    error instanceof InvalidArguments ||
    error instanceof SettingError ||
    // An error of the file system.
    (error instanceof Error && 'syscall' in error);
  if (!isExpected) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
