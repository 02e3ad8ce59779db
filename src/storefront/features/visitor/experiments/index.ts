/**
 * The split tests that the visitor is part of. It never decides what a variant looks like: whoever draws it asks which one
 * it is, and gets the default until the visitor has agreed to statistics.
 */
export { isInSplitTest, seenVariant, startExperiments } from './visitor-experiments.ts'
