/** Notices a newer build of the desk: the document then names another entry. Nothing is reloaded by itself (DSK-15). */
import { noteOutdated } from '../api/connection.ts'
import { DESK_BASE } from '../navigation/location.ts'

const INTERVAL_MS = 5 * 60_000

/** `entry` is the path of the script that runs. */
export function watchBuilds(entry: string): void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void compare()
  }, INTERVAL_MS)
  const compare = async (): Promise<void> => {
    if (!(await isOutdated(entry))) return
    clearInterval(timer)
    noteOutdated()
  }
}

async function isOutdated(entry: string): Promise<boolean> {
  try {
    const response = await fetch(`${DESK_BASE}/help`, { cache: 'no-store', credentials: 'omit' })
    return response.ok && !(await response.text()).includes(entry)
  } catch {
    // Without network there is nothing to compare; the banner is about that.
    return false
  }
}
