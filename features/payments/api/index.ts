export { payable } from './accounts.ts';
export { askCancel, askCapture, askRefund, lockOwnOrder, placeOrder } from './commands.ts';
export { findOrders, ordersOf } from './order.repo.ts';
export { type Deed, defineProduct, type Offer, type Product, type Unused } from './products.ts';
export { acceptsCards } from './provider/open-provider.ts';
export { reconcile as reconcilePayments } from './reconcile.ts';
export { advisorMonth } from './reports.ts';
export { consultationSpendings } from './spending.ts';
export { statusFor } from './status-view.ts';
