/** Metrics on a port of their own, for a monitoring system on the same machine or network (SEC-11). */
import type { Config } from '../../platform/config/read-config.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { plain, send } from '../http/answer.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { METRICS_PATH, metricsAnswer } from './health.ts'
import { openHttpServer, type HttpServer } from './open-http-server.ts'

export const openMetricsServer = (
  metrics: Pick<Metrics, 'expose'>,
  { metricsPort: port, metricsHost: host }: Pick<Config, 'metricsPort' | 'metricsHost'>,
  limits: ConnectionLimits,
): Promise<HttpServer> =>
  openHttpServer(
    (request, response) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead || request.url !== METRICS_PATH) {
        send(request, response, plain(404, 'There is nothing at this address.'))
        return
      }
      void metricsAnswer(metrics)
        .catch(() => plain(500, 'Metrics failed'))
        .then((answer) => send(request, response, answer))
    },
    { port, host, publicUrl: undefined },
    limits,
  )
