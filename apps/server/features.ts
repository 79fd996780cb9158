import { type AccountExtension, createAccountApi } from '@solelune/account/api';
import { angelsApi } from '@solelune/angels/api';
import { appointmentsApi, appointmentsExtension } from '@solelune/appointments/api';
import { astrologyApi } from '@solelune/astrology/api';
import type { FeatureApi } from '@solelune/contract/server';
import { editorialApi } from '@solelune/editorial/api';
import { homeApi } from '@solelune/home/api';
import { locationsApi } from '@solelune/locations/api';
import { loyaltyApi, loyaltyExtension } from '@solelune/loyalty/api';
import { mirrorHoursApi, mirrorHoursExtension } from '@solelune/mirror-hours/api';
import { monitoringApi } from '@solelune/monitoring/api';
import { numerologyApi } from '@solelune/numerology/api';
import { profileApi, profileExtension, profileJobs, servePhotoFiles } from '@solelune/profile/api';
import { promotionsApi } from '@solelune/promotions/api';
import { walletApi, walletExtension } from '@solelune/wallet/api';

/** What other features add to an account: their part of the current user, of the export, of the deletion. */
const extensions: AccountExtension[] = [
  profileExtension,
  walletExtension,
  loyaltyExtension,
  appointmentsExtension,
  mirrorHoursExtension,
];

const profile: FeatureApi = {
  ...profileApi,
  jobs: profileJobs,
  files: servePhotoFiles,
};

/** Every capability that answers calls. */
export const features: FeatureApi[] = [
  createAccountApi(extensions),
  angelsApi,
  appointmentsApi,
  astrologyApi,
  editorialApi,
  homeApi,
  locationsApi,
  loyaltyApi,
  mirrorHoursApi,
  monitoringApi,
  numerologyApi,
  profile,
  promotionsApi,
  walletApi,
];
