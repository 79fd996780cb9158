/** The colours of the cards. Cards keep their own paper in both themes, so these are values and not tokens; the first six are those of `--draw-*`. */
export const tint = {
  ink: '#2a2044',
  gold: '#b27f2c',
  leaf: '#e2b65b',
  pale: '#f4dfaa',
  paper: '#fcf6e8',
  blush: '#f3ddd0',
  skin: '#fae3d3',
  rose: '#dd9a90',
  garnet: '#9c3450',
  wine: '#5c1c3a',
  azure: '#3c669e',
  sky: '#ccdbe8',
  dusk: '#3f3169',
  night: '#241b45',
  moss: '#71895f',
  mist: '#e6ddd6',
};
