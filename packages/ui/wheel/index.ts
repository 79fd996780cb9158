export { Wheel, type WheelProps } from './wheel.tsx';
export type { WheelAspect, WheelAspectKind, WheelBody, WheelChart, WheelInnerRing, WheelPoint } from './wheel-chart.ts';
export { WheelDownloads } from './wheel-downloads.tsx';
export { WheelLegend } from './wheel-legend.tsx';
export { WheelTables } from './wheel-tables.tsx';
export { pointName } from './wheel-words.ts';
