import type { FeatureApi } from '@solelune/contract/server';
import { monitoringApi } from '@solelune/monitoring/api';
import { promotionsApi } from '@solelune/promotions/api';

/** Every capability that answers calls. */
export const features: FeatureApi[] = [monitoringApi, promotionsApi];
