import { SettingsError } from '../sign-up/settings.ts';
import { buildSite } from './site.ts';

try {
  await buildSite();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
