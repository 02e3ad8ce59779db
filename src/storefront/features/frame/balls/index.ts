/** The bouncing balls of the footer. Loaded when the footer comes near. */
export { bouncingBalls } from './bouncing-balls.ts'
