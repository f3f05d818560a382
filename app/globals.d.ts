/** The year of the build, for the copyright line; the same on the server and in the browser. */
declare const __BUILD_YEAR__: number;
