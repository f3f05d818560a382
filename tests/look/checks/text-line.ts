/**
 * A line of text or a control. Coordinates are CSS pixels from the top left corner of the document.
 */
export type TextLine = {
  kind: 'text' | 'control';
  text: string;
  /** A selector-like path of the element, for error messages. */
  where: string;
  /** Lines of one text share this number. */
  node: number;
  box: Box;
  /** The box of the painted glyphs. */
  ink: Box;
  /** The visible area within the clips of all ancestors. */
  seen: Box;
  /** The area that is visible or can be scrolled to. Anything outside it is unreachable. */
  kept: Box;
  fixed: boolean;
  /** True if another element in the viewport covers it. */
  covered: boolean;
  rotated: boolean;
  colour: string;
  /** Product of its own opacity and that of all ancestors, 0 to 1. */
  opacity: number;
  size: number;
  weight: number;
  disabled: boolean;
  /** Other lines whose glyphs overlap this one's. */
  overlaps: string[];
};
export type Box = { left: number; top: number; right: number; bottom: number };
