export { ColumnPlot, type ColumnPlotProps } from './column-plot.tsx';
export { RangePlot, type RangePlotProps } from './range-plot.tsx';
export { RowPlot, type RowPlotProps } from './row-plot.tsx';
