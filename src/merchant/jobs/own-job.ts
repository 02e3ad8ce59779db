/** Jobs as their starter sees them. */
import { z } from 'zod'
import { parseStoredJson } from '../../platform/stored-json.ts'
import type { RunContext } from '../operation.ts'
import { actorKey } from '../run/operation-call.ts'

export const jobId = z.string().min(1).max(64)
export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

export const findJob = ({ database, actor }: RunContext, id: string) =>
  database.query
    .selectFrom('merchant_jobs')
    .select(['id', 'operation', 'input', 'state', 'done', 'total', 'result', 'failure'])
    .where((is) => is.and({ id, actor_key: actorKey(actor) }))
    .executeTakeFirst()

export const jobFailure = z.looseObject({ code: z.string(), message: z.string() })

export const storedFailure = (text: string | null) =>
  text === null ? undefined : parseStoredJson(jobFailure, text, 'failure of a job')
