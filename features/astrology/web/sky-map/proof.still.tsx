export { Proof as default } from '../chart/proof.tsx';
