/** ISO 8601 with a zone. Everything else has two readings: of day and month, or of the zone. */
const instant =
  /^(?<day>\d{4}-\d{2}-\d{2})[T ](?<time>(?:[01]\d|2[0-3]):[0-5]\d)(?<seconds>:[0-5]\d(?:\.\d+)?)? ?(?<zone>Z|[+-]\d{2}(?::?\d{2})?)$/i;

/** @returns the time that `text` names, in milliseconds since 1970; undefined if it names several */
export function readInstant(text: string): number | undefined {
  const { day = '', time, seconds = '', zone = '' } = instant.exec(text)?.groups ?? {};
  if (time === undefined || !isDay(day)) return undefined;
  const [, sign = '', hours = '', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  const offset = sign ? `${sign}${hours}:${minutes}` : 'Z';
  const at = Date.parse(`${day}T${time}${seconds}${offset}`);
  return Number.isNaN(at) ? undefined : at;
}

/** `Date` reads 30 February as 2 March. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Until when a CSV export has the sign-ups, and how that is known. */
export type ExportTime = { until: string; source: string };

/** Sign-ups of the last hour before the time of the file may have come after the export. */
const fileAgeMs = 3_600_000;

/** Finds out when a CSV export was made. The newest SignupDate counts if all have one reading. */
export function createExportTimes() {
  let newest: number | undefined;
  let ambiguous: string | undefined;

  return {
    /** Reads the SignupDate of one row. */
    add(cell: string | undefined): void {
      const text = cell?.trim();
      if (!text) return;
      const at = readInstant(text);
      if (at === undefined) ambiguous ??= text;
      else newest = Math.max(newest ?? at, at);
    },

    /** @param fileMs the time of the file, in milliseconds since 1970 */
    result(fileMs: number): ExportTime {
      if (newest !== undefined && ambiguous === undefined)
        return { until: new Date(newest).toISOString(), source: 'the newest SignupDate in the file' };
      const reason =
        ambiguous === undefined
          ? 'it has no SignupDate'
          : `its SignupDate ${JSON.stringify(ambiguous)} is not ISO 8601 with a zone`;
      return {
        until: new Date(fileMs - fileAgeMs).toISOString(),
        source: `an hour before the time of the file, because ${reason}`,
      };
    },
  };
}
