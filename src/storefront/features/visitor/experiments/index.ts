/**
 * The split tests that the visitor is part of. It never decides what a variant looks like: components read the variant
 * here, and get the default until the visitor has agreed to statistics.
 */
export { countOrder } from './count-order.ts'
export { isInSplitTest, seenVariant, startExperiments } from './visitor-experiments.ts'
