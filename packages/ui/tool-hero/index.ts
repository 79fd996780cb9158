export { HeroWords, type HeroWordsProps } from './hero-words.tsx';
export { HeroArt, ToolHero } from './tool-hero.tsx';
