/** The fish's speech bubble. Callers pass the text; the bubble has none of its own. */
export { BubbleAt } from './BubbleAt.tsx'
export { showBubble } from './bubble.ts'
export { greet } from './greet.ts'
export { hideOnRoutes } from './hide-on-routes.ts'
export { searchBubble } from './search-bubble.ts'
