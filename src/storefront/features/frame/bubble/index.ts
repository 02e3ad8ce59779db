/** The fish talks. Whoever has something for it to say hands over the words; it never makes up its own. */
export { BubbleAt } from './BubbleAt.tsx'
export { searchBubble } from './bubble-state.ts'
export { greet, hideOnRoutes, showBubble } from './bubble.ts'
