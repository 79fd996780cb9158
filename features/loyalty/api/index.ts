export { type CouponRefusal, couponPercent, issueCoupon, returnCoupon, useCoupon } from './coupons.ts';
export { earnForConsultation, earnForProfile } from './earn.ts';
