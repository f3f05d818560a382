/** Storage could not keep a sign-up: nothing was acknowledged, and trying again later is right. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

const rowFault = /^(SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)|22|23)/;
// PostgreSQL: serialization failure and deadlock, of which it ends one party so that the other can go on.
const lostRace = /^(40001|40P01)$/;

/** @returns the driver's short code of an error, which never holds personal data, or its class name */
export function faultCode(error: unknown): string {
  if (error instanceof Error)
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return 'unknown';
}

/** @returns whether the database refused one row for what is in it, so that other rows may well pass */
export function isRowFault(error: unknown): boolean {
  return rowFault.test(faultCode(error));
}

/** @returns whether the same statements may pass when tried once more */
export function isLostRace(error: unknown): boolean {
  return lostRace.test(faultCode(error));
}
