/**
 * Rate limit for reported interactions. Any client can report, under any profile it makes up: one profile must not
 * crowd out the others, and all of them together must not fill the disk.
 */
import type { Clock } from '../../../platform/clock.ts'

const SECOND = 1000
const HOUR = 3_600_000

/** More than a person clicks. */
const MAX_PER_PROFILE = 200
const MAX_TOTAL = 50

export type ProfileIntakeLimit = {
  /** Whether so many may be taken down now; if so, they count. All of them or none. */
  readonly take: (profile: string, count: number) => boolean
}

/**
 * Fixed windows of a second and an hour: earlier counts are discarded with their window, so that memory stays bounded.
 */
export function limitIntake(clock: Clock): ProfileIntakeLimit {
  let second = { number: 0, taken: 0 }
  let hour = { number: 0, takenOf: new Map<string, number>() }

  return {
    take(profile, count) {
      const now = clock.now().getTime()
      const [thisSecond, thisHour] = [Math.floor(now / SECOND), Math.floor(now / HOUR)]
      if (second.number !== thisSecond) second = { number: thisSecond, taken: 0 }
      if (hour.number !== thisHour) hour = { number: thisHour, takenOf: new Map() }
      const ofAll = second.taken + count
      const ofProfile = (hour.takenOf.get(profile) ?? 0) + count
      if (ofAll > MAX_TOTAL || ofProfile > MAX_PER_PROFILE) return false
      second.taken = ofAll
      hour.takenOf.set(profile, ofProfile)
      return true
    },
  }
}
