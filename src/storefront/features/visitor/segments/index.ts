/** Which segments are switched on for the visitor. It never decides what they see: whoever draws it does. */
export { storeSegments } from './store-segments.ts'
export { activeSegments, hidesNewsletter, useSegmentVariables } from './segments.ts'
export type { SegmentVariables } from './segments.ts'
export { startSegments } from './start-segments.ts'
