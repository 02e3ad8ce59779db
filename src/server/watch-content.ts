/** Asks every second whether the content has changed, and says so. Keeps no process alive. */
import type { Log } from '../platform/log/log.ts'
import type { KeptContent } from './kept-content.ts'

const EVERY_MS = 1000

/** The answer ends the watch. */
export function watchContent(
  { checkVersion }: Pick<KeptContent, 'checkVersion'>,
  onChange: () => void,
  log: Log,
): () => void {
  const timer = setInterval(() => {
    checkVersion().then(
      (changed) => changed && onChange(),
      (err: unknown) => log.debug('The content service does not tell its version', { err }),
    )
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
