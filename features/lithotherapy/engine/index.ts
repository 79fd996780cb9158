export { colourFamily } from './colour.ts';
export {
  FILTER_KEYS,
  type FilterKey,
  type Filters,
  passes,
  readFilters,
  type Sortable,
  writeFilters,
} from './filters.ts';
export {
  CHAKRA_SLUGS,
  CHAKRAS,
  COLOUR_SLUGS,
  COLOURS,
  LAST_LIFE_PATH,
  NEED_SLUGS,
  NEEDS,
  SIGN_SLUGS,
  STONE_SLUGS,
  SYSTEMS,
  type Word,
} from './vocabulary.ts';
