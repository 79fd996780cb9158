export { NextTools, ToolCard, ToolCards } from './tool-cards.tsx';
