/** A drawn map, in its own pixels. */
export type MapPicture = { src: string; width: number; height: number };
