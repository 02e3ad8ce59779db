/** Makes the provider's own library call the sandbox: its addresses are fixed, so its HTTP client is replaced. */
import type { Fetch } from '../../src/contracts/call-json.ts'
import {
  API_KEY_HEADER,
  IDEMPOTENCY_HEADER,
  PAYMENTS_TEST_PREFIX,
} from '../../src/contracts/payment-provider/payment-provider.ts'
import type { AdyenHttpClient } from '../../src/services/commerce/payments/adyen-port.ts'

/** `onRequest` gets the endpoint of each request of the library. */
export function sandboxHttpClient(
  fetch: Fetch,
  baseUrl: string,
  onRequest: (endpoint: string) => void = () => {},
): AdyenHttpClient {
  return {
    async request(endpoint, json, config, _isApiKeyRequired, options = {}) {
      onRequest(endpoint)
      const { pathname } = new URL(endpoint)
      const { HttpClientException } = await import('@adyen/api-library')
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
      // As the library's own HTTP client does it.
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
