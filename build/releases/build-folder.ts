/** Names another folder for builds than `dist`, for a site that must not be taken for the one that visitors get. */
export const distFolderVariable = 'SITE_DIST_FOLDER';
