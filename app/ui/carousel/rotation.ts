/** Why a carousel holds still; it turns by itself only while there is no reason left. */
type Reason = 'asked' | 'hover' | 'focus' | 'touch' | 'hidden' | 'out of view';

export type Rotation = {
  hold: (reason: Reason) => void;
  release: (reason: Reason) => void;
  /** After a turn by hand the next one by itself is a whole delay away. */
  restart: () => void;
};

type RotationOptions = {
  /** Milliseconds until the next turn, asked anew for each turn. */
  delayMs: () => number;
  turn: () => void;
  onChange: (rotating: boolean) => void;
};

/**
 * Turns again and again, one timer at a time, so a page that slept for an hour turns once and not seven hundred times.
 * Starts held, for being out of view.
 */
export function createRotation({ delayMs, turn, onChange }: RotationOptions): Rotation {
  const reasons = new Set<Reason>(['out of view']);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restart = () => {
    clearTimeout(timer);
    if (reasons.size > 0) return;
    timer = setTimeout(() => {
      turn();
      restart();
    }, delayMs());
  };
  const change = (alter: () => void) => {
    const before = reasons.size > 0;
    alter();
    if (before === reasons.size > 0) return;
    restart();
    onChange(reasons.size === 0);
  };

  return {
    hold: (reason) => change(() => reasons.add(reason)),
    release: (reason) => change(() => reasons.delete(reason)),
    restart,
  };
}
