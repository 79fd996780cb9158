export { type CouponRefusal, issueCoupon, useCoupon } from './coupons.ts';
export { earnForConsultation, earnForProfile } from './earn.ts';
