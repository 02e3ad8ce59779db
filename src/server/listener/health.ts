/** Liveness, readiness, metrics, and the current build. */
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { EncodedResponse } from '../http/answer.ts'
import { plain } from '../http/answer.ts'

export type HealthDeps = {
  readonly build: string
  readonly metrics: Metrics
  readonly isStopping: () => boolean
  /** Rejects when a dependency that every page needs is unavailable. */
  readonly checkDependencies: () => Promise<void>
  /** What an operator should correct, although the shop can serve. */
  readonly warnings: () => readonly string[]
}

export type Health = { answer(path: string): Promise<EncodedResponse> | undefined }

export function createHealth({ build, metrics, isStopping, checkDependencies, warnings }: HealthDeps): Health {
  const answers: Readonly<Record<string, () => Promise<EncodedResponse>>> = {
    '/health/live': async () => plain(200, 'live'),
    '/health/ready': async () => {
      if (isStopping()) return plain(503, 'stopping')
      return checkDependencies().then(
        () => plain(200, ['ready', ...warnings()].join('\n')),
        () => plain(503, 'not ready'),
      )
    },
    '/metrics': async () => {
      const { contentType, body } = await metrics.expose()
      return plain(200, body.trimEnd(), { 'Content-Type': contentType })
    },
    '/builds/latest.json': async () =>
      plain(200, JSON.stringify({ build }), { 'Content-Type': 'application/json; charset=utf-8' }),
  }
  return {
    answer: (path) => {
      const answer = Object.hasOwn(answers, path) ? answers[path]?.() : undefined
      return answer?.catch(() => plain(500, 'Check failed'))
    },
  }
}
