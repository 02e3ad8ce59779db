/** Liveness, readiness, and the current build; metrics for those who have their token (SEC-11). */
import type { IncomingMessage } from 'node:http'
import { isSameSecret } from '../../platform/http/same-secret.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { EncodedResponse } from '../http/answer.ts'
import { plain } from '../http/answer.ts'
import type { Readiness } from './readiness.ts'

export type HealthDeps = {
  readonly build: string
  readonly metrics: Pick<Metrics, 'expose'>
  /** Without it metrics are not served here. */
  readonly metricsToken: string | undefined
  readonly isStopping: () => boolean
  readonly readiness: Readiness
  /** What an operator should correct, although the shop can serve. */
  readonly warnings: () => readonly string[]
}

export type Health = {
  answer(path: string, request: Pick<IncomingMessage, 'headers'>): Promise<EncodedResponse> | undefined
}

type Answer = (request: Pick<IncomingMessage, 'headers'>) => Promise<EncodedResponse>

export function createHealth(deps: HealthDeps): Health {
  const { build, metrics, metricsToken, isStopping, readiness, warnings } = deps
  const answers: Readonly<Record<string, Answer>> = {
    '/health/live': async () => plain(200, 'live'),
    '/health/ready': async () => {
      if (isStopping()) return plain(503, 'stopping')
      const state = await readiness.state()
      if (!state.isReady) return plain(503, `not ready: ${state.reason}`)
      const outage = state.warning === undefined ? [] : [state.warning]
      return plain(200, ['ready', ...outage, ...warnings()].join('\n'))
    },
    [METRICS_PATH]: async ({ headers: { authorization = '' } }) => {
      if (metricsToken === undefined) return plain(404, 'There is nothing at this address.')
      if (isSameSecret(authorization, `Bearer ${metricsToken}`)) return metricsAnswer(metrics)
      return plain(401, 'Metrics need their token.', { 'WWW-Authenticate': 'Bearer' })
    },
    '/builds/latest.json': async () =>
      plain(200, JSON.stringify({ build }), { 'Content-Type': 'application/json; charset=utf-8' }),
  }
  return {
    answer: (path, request) => {
      const answer = Object.hasOwn(answers, path) ? answers[path]?.(request) : undefined
      return answer?.catch(() => plain(500, 'Check failed'))
    },
  }
}

export const METRICS_PATH = '/metrics'

export async function metricsAnswer(metrics: Pick<Metrics, 'expose'>): Promise<EncodedResponse> {
  const { contentType, body } = await metrics.expose()
  return plain(200, body.trimEnd(), { 'Content-Type': contentType })
}
