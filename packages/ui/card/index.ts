export { Card, type CardProps, cardClass } from './card.tsx';
