/** Which segments are active for the visitor. What they see for it is decided by the components. */
export { storeSegments } from './store-segments.ts'
export { activeSegments, hidesNewsletter, useSegmentVariables } from './segments.ts'
export type { SegmentVariables } from './segments.ts'
export { startSegments } from './start-segments.ts'
