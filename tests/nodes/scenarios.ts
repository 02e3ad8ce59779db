/** Every scenario by its name, in the order in which they run. */
import type { Scenario } from './scenario.ts'
import { consistency, hop, race } from './scenarios/carts.ts'
import { jobs, kill, outage, rolling } from './scenarios/faults.ts'
import { limits } from './scenarios/limits.ts'
import { pictures } from './scenarios/pictures.ts'
import { split } from './scenarios/split.ts'
import { clocks, crash, objects } from './scenarios/surroundings.ts'

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  consistency,
  hop,
  race,
  limits,
  pictures,
  rolling,
  kill,
  outage,
  jobs,
  crash,
  objects,
  clocks,
  split,
}
