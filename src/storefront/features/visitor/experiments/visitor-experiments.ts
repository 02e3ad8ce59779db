/**
 * The visitor's variants: drawn and stored in cookies once they agree to statistics, deleted when they withdraw that
 * (ADR 24). Until then they see the defaults. Who was assigned, and their orders, are counted without an id (ADR 91).
 */
import {
  chooseVariant,
  cookieValueOf,
  readAssignment,
  variantSeen,
} from '../../../../markets/experiments/choose-variant.ts'
import { readOverride, applyOverride } from '../../../../markets/experiments/experiment-override.ts'
import {
  EXPERIMENT_COOKIE_MAX_AGE,
  experimentCookieName,
  type Experiment,
} from '../../../../markets/experiments/experiment.ts'
import { EXPERIMENTS } from '../../../../markets/experiments/experiments.ts'
import { isInSplitTest as isCovered } from '../../../../markets/experiments/in-split-test.ts'
import { isActive } from '../../../../markets/experiments/is-active.ts'
import type { CountryCode } from '../../../../markets/types.ts'
import { isRecord } from '../../../stores/browser-storage.ts'
import { readCookie, writeCookie } from '../../../stores/cookies.ts'
import { readEmbedded } from '../../../stores/embedded-data.ts'
import type { Store } from '../../../stores/store.ts'
import { allows, consentStore } from '../consent/index.ts'
import type { StorefrontMarket } from '../markets/index.ts'

/** The view that is to be seen. */
type Shown = Pick<Store<{ readonly place: StorefrontMarket | undefined }>, 'get' | 'subscribe'>

export function startExperiments(shown: Shown, random = Math.random): () => void {
  const heed = () => {
    const consent = consentStore.get()
    if (consent === 'unknown') return
    const country = shown.get().place?.market.countryCode
    if (!allows(consent, 'statistics')) clearAssignments()
    else if (country !== undefined) assign(country, random)
  }
  heed()
  const stops = [consentStore.subscribe(heed), shown.subscribe(heed)]
  return () => stops.forEach((stop) => stop())
}

/** EXP-07: of an experiment that does not run here and now it is the default. */
export function seenVariant(ofCode: Experiment, country: CountryCode): string {
  const experiment = inEffect(ofCode)
  return isActive(experiment, country, new Date())
    ? variantSeen(experiment, storedValue(experiment))
    : experiment.defaultVariant
}

/** EXP-11. Without an assignment the visitor is in the test only if it covers all traffic. */
export function isInSplitTest(country: CountryCode): boolean {
  return isCovered(experimentsInEffect(), {
    market: country,
    now: new Date(),
    isInTraffic: (experiment) =>
      readAssignment(experiment, storedValue(experiment))?.inTraffic ?? experiment.trafficPercentage >= 100,
  })
}

/** EXP-04 to EXP-06: once. */
function assign(country: CountryCode, random: () => number): void {
  for (const experiment of experimentsInEffect()) {
    if (!isActive(experiment, country, new Date()) || readAssignment(experiment, storedValue(experiment))) continue
    const assignment = cookieValueOf(chooseVariant(experiment, random))
    writeCookie(experimentCookieName(experiment), assignment, { maxAge: EXPERIMENT_COOKIE_MAX_AGE })
    // Read back: a browser that stores no cookies would be assigned, and counted, with every page.
    const stored = readAssignment(experiment, storedValue(experiment))
    if (stored?.inTraffic === true) reportVisitor(experiment.id, stored.variant)
  }
}

/** What could not be loaded is not counted. */
const reportVisitor = (experiment: string, variant: string): void =>
  void import('./report-variant.ts')
    .then((file) => file.reportVariant(experiment, variant, 'visitor'))
    .catch(() => undefined)

/** With what the merchant changed, which the document contains (DIN-06). */
const inEffect = (experiment: Experiment): Experiment => {
  const overrides = readEmbedded('add-ons')['experiments']
  return isRecord(overrides) ? applyOverride(experiment, readOverride(overrides[experiment.id])) : experiment
}

const experimentsInEffect = (): readonly Experiment[] => EXPERIMENTS.map(inEffect)

function clearAssignments(): void {
  for (const experiment of EXPERIMENTS) {
    if (storedValue(experiment) !== undefined) writeCookie(experimentCookieName(experiment), '', { maxAge: 0 })
  }
}

const storedValue = (experiment: Experiment): string | undefined => readCookie(experimentCookieName(experiment))
