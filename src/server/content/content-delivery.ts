/**
 * The content service for other processes of the shop, at the path of the public delivery API. As there, the token is in the
 * query; here it is the key of the shop, or the token of previews.
 */
import type { Fetch } from '../../contracts/call-json.ts'
import { isSameSecret } from '../../platform/http/same-secret.ts'

export const CONTENT_DELIVERY_PREFIX = '/v2/cdn/'

type DeliveryDeps = { readonly fetch: Fetch; readonly tokens: readonly string[] }

export const contentDelivery = ({ fetch, tokens }: DeliveryDeps): { readonly fetch: Fetch } => ({
  async fetch(request) {
    const given = new URL(request.url).searchParams.get('token') ?? ''
    if (tokens.some((token) => isSameSecret(given, token))) return fetch(request)
    return Response.json({ error: 'Unauthorized' }, { status: 401, headers: { 'Cache-Control': 'no-store' } })
  },
})
