/** Property tests with few values and without shrinking: they run once for each mutant, and one failure is enough. */
import { configureGlobal } from 'fast-check'

configureGlobal({ seed: 20_261_115, numRuns: 20, endOnFailure: true })
