import { useState } from 'react';
import type { Place } from '../../../content/places/distance.ts';

export type NearMe =
  | { status: 'off' | 'asking' | 'refused' | 'unavailable' | 'timed out'; from: null }
  | { status: 'on'; from: Place };

/** Who waits longer than this has put the phone away. */
const patienceMs = 10_000;
/** A place found within the last minute is near enough. */
const freshMs = 60_000;

/** Asks the browser where the visitor is, only when `toggle` is called. The answer stays in this component. */
export function useNearMe() {
  const [near, setNear] = useState<NearMe>({ status: 'off', from: null });

  function toggle() {
    if (near.status === 'asking') return;
    if (near.status === 'on') return setNear({ status: 'off', from: null });
    // Missing where the page did not come over a safe connection.
    if (!('geolocation' in navigator)) return setNear({ status: 'unavailable', from: null });
    setNear({ status: 'asking', from: null });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setNear({ status: 'on', from: [coords.longitude, coords.latitude] }),
      ({ code }) => setNear({ status: reasonOf(code), from: null }),
      { timeout: patienceMs, maximumAge: freshMs },
    );
  }

  return { near, toggle };
}

function reasonOf(code: number): 'refused' | 'unavailable' | 'timed out' {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return 'refused';
  return code === GeolocationPositionError.TIMEOUT ? 'timed out' : 'unavailable';
}
