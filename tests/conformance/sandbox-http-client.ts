/** Sends the requests of the provider's API library to the sandbox. The library has the provider's addresses built in. */
import { type Client, HttpClientException } from '@adyen/api-library'
import type { Fetch } from '../../src/contracts/call-json.ts'
import {
  API_KEY_HEADER,
  IDEMPOTENCY_HEADER,
  PAYMENTS_TEST_PREFIX,
} from '../../src/contracts/payment-provider/payment-provider.ts'

export function sandboxHttpClient(fetch: Fetch, baseUrl: string): Client['httpClient'] {
  return {
    async request(endpoint, json, config, _isApiKeyRequired, options = {}) {
      const { pathname } = new URL(endpoint)
      const query = `?${new URLSearchParams(Object.entries(options.params ?? {}).map(([name, text]) => [name, String(text)]))}`
      const method = options.method ?? 'POST'
      const answer = await fetch(
        new Request(`${baseUrl}${PAYMENTS_TEST_PREFIX}${pathname}${query}`, {
          method,
          headers: {
            'content-type': 'application/json',
            [API_KEY_HEADER]: config.apiKey ?? '',
            ...(options.idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: options.idempotencyKey }),
          },
          ...(method === 'GET' ? {} : { body: String(json) }),
        }),
      )
      const text = await answer.text()
      if (answer.ok) return text
      // As the library's own HTTP client does.
      const apiError = JSON.parse(text)
      throw new HttpClientException({
        message: `HTTP Exception: ${answer.status}. ${apiError.message}`,
        statusCode: answer.status,
        errorCode: apiError.errorCode,
        responseHeaders: Object.fromEntries(answer.headers),
        responseBody: text,
        apiError,
      })
    },
  }
}
