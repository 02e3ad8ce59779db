/** A server of exchange rates, as the one that RATES_URL names. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { portOf } from './port-of.ts'

export type RatesServer = { readonly url: string; readonly close: () => void }

/** `rates`: units of each currency for one euro. */
export async function serveRates(rates: Readonly<Record<string, number>>): Promise<RatesServer> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ base: 'EUR', rates }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${portOf(server)}/`, close: () => void server.close() }
}
