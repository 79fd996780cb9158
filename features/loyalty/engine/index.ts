export {
  afterPercent,
  CODE_MAX_LENGTH,
  type CouponState,
  couponState,
  newCode,
  normalCode,
  PUBLIC_CODE_BOUNDS,
} from './coupon.ts';
export {
  consultationPoints,
  EARNING_TABLE,
  type EarningReason,
  PROFILE_POINTS,
  SIGNUP_POINTS,
} from './earning.ts';
export { COURSE_POINTS, findOffer, nextOffer, OFFER_IDS, OFFERS, type Offer } from './offers.ts';
