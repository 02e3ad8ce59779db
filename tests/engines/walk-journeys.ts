/** Walks journeys in one engine, one after the other, in one browser. */
import type { Journey } from './journeys.ts'
import type { Engine } from './page.ts'

type Walked = {
  readonly engine: string
  readonly journey: string
  readonly seconds: number
  /** Undefined: it passed. */
  readonly failure: string | undefined
}

/** Firefox prefetches the next page of a listing, which the policy blocks: a message without an effect (docs/browsers.md). */
const NOT_A_COMPLAINT = /blocked the loading of a resource \(default-src\) at \S+\/\d+ /

export async function walkJourneys(
  openEngine: () => Promise<Engine>,
  journeys: readonly Journey[],
  shop: string,
): Promise<readonly Walked[]> {
  const engine = await openEngine()
  try {
    const walked: Walked[] = []
    for (const journey of journeys) walked.push(await walk(engine, journey, shop))
    return walked
  } finally {
    await engine.close()
  }
}

async function walk(engine: Engine, { name: journey, walk: follow }: Journey, shop: string): Promise<Walked> {
  const start = performance.now()
  const known = engine.complaints.length
  const error = await follow(engine.page, shop).then(
    () => undefined,
    (reason: unknown) => String(reason),
  )
  const complaints = engine.complaints.slice(known).filter((text) => !NOT_A_COMPLAINT.test(text))
  const failures = error === undefined ? complaints : [error, ...complaints]
  return {
    engine: `${engine.name} ${engine.version}`,
    journey,
    seconds: Math.round((performance.now() - start) / 100) / 10,
    failure: failures.length === 0 ? undefined : failures.join('; '),
  }
}
