/** The fish talks. Whoever has something for it to say hands over the words; it never makes up its own. */
export { BubbleAt } from './BubbleAt.tsx'
export { showBubble } from './bubble.ts'
export { greet } from './greet.ts'
export { hideOnRoutes } from './hide-on-routes.ts'
export { searchBubble } from './search-bubble.ts'
