/** Names the folder that the bundler writes to; set by the build for its own child process. */
export const buildFolderVariable = 'SITE_BUILD_FOLDER';

/** Names another folder for builds than `dist`, for a site that must not be taken for the one that visitors get. */
export const distFolderVariable = 'SITE_DIST_FOLDER';
