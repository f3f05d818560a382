/** A line of text, or a control, as it stands in the document; lengths in CSS pixels from the document's corner. */
export type Standing = {
  kind: 'text' | 'control';
  text: string;
  /** The element's place in words, for the one who mends it. */
  where: string;
  /** Lines of one text share this number. */
  node: number;
  box: Box;
  /** What of the box the letters reach, at the height of these very letters. */
  ink: Box;
  /** What the boxes around let be seen, */
  seen: Box;
  /** and what of it cannot be scrolled to: lengths beyond it are lost. */
  kept: Box;
  fixed: boolean;
  /** Whether something else in the window lies over it. */
  covered: boolean;
  turned: boolean;
  colour: string;
  /** Its own times all those around it, 0 to 1. */
  opacity: number;
  size: number;
  weight: number;
  disabled: boolean;
  /** Other lines whose letters lie on this one's. */
  lies: string[];
};
export type Box = { left: number; top: number; right: number; bottom: number };
