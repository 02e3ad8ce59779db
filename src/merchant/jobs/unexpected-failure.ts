/** How a job ends after an unexpected error: in the language of its starter, with the id under which the error is in the log (OPS-12). */
import type { Language } from '../../markets/languages/languages.ts'
import { parseStoredJson } from '../../platform/stored-json.ts'
import { failureBody } from '../failures/operation-failure.ts'
import { languageOf } from '../run/operation-call.ts'
import { storedActor } from './stored-actor.ts'
import type { ClaimedJob, JobEnd } from './stored-job.ts'

export const unexpectedEnd = (job: Pick<ClaimedJob, 'actor'>, requestId: string): JobEnd => ({
  state: 'failed',
  failure: failureBody({ code: 'INTERNAL', details: { requestId } }, starterLanguage(job)),
})

/** A starter that cannot be read may be what failed. */
function starterLanguage({ actor }: Pick<ClaimedJob, 'actor'>): Language {
  try {
    return languageOf(parseStoredJson(storedActor, actor, 'starter of a job'))
  } catch {
    return 'en'
  }
}
