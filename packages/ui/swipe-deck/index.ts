export { type SwipeAnswer, SwipeDeck, type SwipeDeckProps } from './swipe-deck.tsx';
