/** Colours of pages, letters and pictures. docs/design.md says what each is for, and how to change one. */
export const night = '#070D22';
export const night2 = '#0E1A45';
export const pitchBlack = '#04060F';
export const chalk = '#F7F3E9';
export const paper = '#FFFCF4';
export const ink = '#0B1026';
export const manila = '#EBDDBB';
export const ember = '#FF6B3D';
export const emberEdge = '#B23A12';
export const royal = '#2438A6';
export const royal2 = '#2B3FAE';
export const mint = '#7FE3CF';
export const gold = '#F5B83D';
export const goldEdge = '#D99A1E';
export const cardRed = '#E5484D';
export const error = '#A81C27';
export const mutedNight = '#B9C3EA';
export const mutedChalk = '#474C66';
export const ring = '#2A335C';
export const rim = '#6E8CE0';

// Of drawn objects: scoreboards, fields, lamps, terraces.
export const board = '#151E47';
export const boardEdge = '#2A3670';
export const boardFrame = '#05081A';
export const boardLow = '#0A1030';
export const dusk = '#0F1C4D';
export const errorGround = '#FBDCD8';
export const field = '#FFFEFA';
export const fieldEdge = '#70758E';
export const fieldError = '#FFF5F2';
export const flap = '#26336F';
export const flapLow = '#1B265A';
export const fold = '#1D2D8A';
export const foldLow = '#182576';
export const knit = '#22358F';
export const lamp = '#FFF3D3';
export const lampCap = '#FFFAEA';
export const lampChosen = '#FF8F5C';
export const lampChosenFoot = '#FFF3E0';
export const lampChosenMid = '#FFC38F';
export const lampFoot = '#FFF6DF';
export const mutedPaper = '#4F5570';
export const placeholder = '#5D6280';
export const rail = '#8A6A4A';
export const railLow = '#57402B';
export const riser = '#14245C';
export const riserDeep = '#0C1740';
export const riserEdge = '#5C78E0';
export const seatFree = '#8FA3EA';
export const year = '#4661DD';

/** Base colours of translucent tokens only. */
export const lights = {
  beam: '#B9CEFF',
  cone: '#C9D8FF',
  glow: '#23318F',
  lamp: '#F5D48B',
  london: '#1A2A78',
  stadium: '#1A2A72',
};

/** The number in the name is the opacity in percent. The last two digits are the opacity from 00 to FF. */
export const translucent = {
  'beam-15': `${lights.beam}26`,
  'beam-20': `${lights.beam}33`,
  'beam-25': `${lights.beam}40`,
  'beam-35': `${lights.beam}59`,
  'chalk-15': `${chalk}26`,
  'chalk-35': `${chalk}59`,
  'clock-dot': '#7D86A6B3',
  'cone-8': `${lights.cone}14`,
  'cone-45': `${lights.cone}73`,
  'glow-40': `${lights.glow}66`,
  'ink-5': `${ink}0D`,
  'ink-10': `${ink}1A`,
  'ink-15': `${ink}26`,
  'ink-25': `${ink}40`,
  'ink-35': `${ink}59`,
  'ink-50': `${ink}7F`,
  'knit-56': `${knit}90`,
  'lamp-18': `${lights.lamp}2E`,
  'lamp-66': `${lights.lamp}A8`,
  'lamp-shaft': '#C98A3A99',
  'lamp-shaft-top': '#F2CD86CC',
  'london-65': `${lights.london}A6`,
  'manila-60': `${manila}99`,
  'night-20': `${night}33`,
  'night-40': `${night}66`,
  'night-50': `${night}7F`,
  'night-70': `${night}B2`,
  'night-80': `${night}CC`,
  'night-90': `${night}E5`,
  'night-95': `${night}F2`,
  'rim-33': '#5A72E055',
  'shade-20': '#0003',
  'shade-30': '#0000004C',
  'shade-50': '#0000007F',
  'stadium-85': `${lights.stadium}D9`,
};
