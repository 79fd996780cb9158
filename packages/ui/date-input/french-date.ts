const FIRST_NATIVE_DATE = '0001-01-01';
const LAST_DATE = '2300-12-31';

/** Bounds of the native control, which knows no year 0. */
export const NATIVE_DATE_BOUNDS = { min: FIRST_NATIVE_DATE, max: LAST_DATE } as const;

/** "17/06/1988" (also with dots, dashes, spaces) → "1988-06-17"; null if it is no date of the years 0 to 2300. */
export function isoFromFrench(text: string): string | null {
  const parts = /^\s*(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4})\s*$/u.exec(text);
  if (!parts) return null;
  const [, day = '', month = '', year = ''] = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(iso) ? iso : null;
}

/** "1988-06-17" → "17/06/1988"; any other text is given back as it is, so that nothing typed is lost. */
export function frenchFromIso(value: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(value);
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : value;
}

/** Whether the native control can hold the value: empty, or a date from year 1 on. */
export function fitsNativeControl(value: string): boolean {
  return value === '' || (isCalendarDate(value) && value >= FIRST_NATIVE_DATE);
}

/** Adds the slashes while one types digits: "1706" → "17/06/". A deletion is left alone. */
export function withSlashes(text: string, previous: string): string {
  if (text.length < previous.length) return text;
  const typed = /^(\d{2})(\/?)(\d{0,2})(\/?)(\d{0,4})$/u.exec(text);
  if (!typed) return text;
  const [, day, , month = '', slash, year] = typed;
  if (month.length < 2) return `${day}/${month}${slash}${year}`;
  return `${day}/${month}/${year}`;
}

function isCalendarDate(iso: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(iso);
  if (!parts || iso > LAST_DATE) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  // setUTCFullYear, since Date.UTC reads the years 0 to 99 as 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
