/** Compiler options of the messages, shared by the bundler and the type check. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './app/i18n/paraglide',
  strategy: ['globalVariable', 'baseLocale'] as ['globalVariable', 'baseLocale'],
  emitGitIgnore: false,
};
