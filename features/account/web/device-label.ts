/** The first that fits wins: Edge and Opera also say Chrome, Chrome also says Safari. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** "Firefox, Linux": enough for its owner to recognise a device, and no more. */
export function deviceLabel(userAgent: string): string {
  const nameIn = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1];
  return [nameIn(BROWSERS) ?? 'Navigateur', nameIn(SYSTEMS)].filter(Boolean).join(', ');
}
