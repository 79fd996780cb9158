export { payable } from './accounts.ts';
export { askCancel, askCapture, askRefund, lockOwnOrder, placeOrder } from './commands.ts';
export { type Deed, defineProduct, type Offer, type Product, type Unused } from './products.ts';
