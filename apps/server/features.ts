import { accountApi } from '@solelune/account/api';
import type { FeatureApi } from '@solelune/contract/server';
import { editorialApi } from '@solelune/editorial/api';
import { homeApi } from '@solelune/home/api';
import { locationsApi } from '@solelune/locations/api';
import { monitoringApi } from '@solelune/monitoring/api';
import { numerologyApi } from '@solelune/numerology/api';
import { promotionsApi } from '@solelune/promotions/api';

/** Every capability that answers calls. */
export const features: FeatureApi[] = [
  accountApi,
  editorialApi,
  homeApi,
  locationsApi,
  monitoringApi,
  numerologyApi,
  promotionsApi,
];
