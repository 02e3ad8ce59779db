/**
 * Property tests draw the same values in every run of the gate, so that it never fails by chance. To look for what the
 * gate has not seen: `PROPERTY_RUNS=5000 npm run test:unit` draws that many new ones for each property.
 */
import { configureGlobal } from 'fast-check'

const runs = Number(process.env.PROPERTY_RUNS ?? 0)

configureGlobal(runs > 0 ? { numRuns: runs } : { seed: 20_261_115 })
