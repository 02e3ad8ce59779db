import { describe, expect, it } from 'vitest'
import { RememberingRouter } from './remembering-router.ts'

function routerWith(routes: readonly (readonly [method: string, path: string])[]): RememberingRouter<string> {
  const router = new RememberingRouter<string>()
  for (const [method, path] of routes) router.add(method, path, `${method} ${path}`)
  return router
}

const found = (router: RememberingRouter<string>, method: string, path: string): readonly string[] =>
  router.match(method, path)[0].map(([handler]) => handler)

describe('a router that remembers', () => {
  const routes = [
    ['ALL', '*'],
    ['GET', '/carts'],
    ['PUT', '/carts'],
    ['GET', '/orders/:id'],
  ] as const

  it.each([
    ['GET', '/carts', ['ALL *', 'GET /carts']],
    ['PUT', '/carts', ['ALL *', 'PUT /carts']],
    ['GET', '/orders/7', ['ALL *', 'GET /orders/:id']],
    ['DELETE', '/carts', ['ALL *']],
    ['GET', `/orders/${'x'.repeat(300)}`, ['ALL *', 'GET /orders/:id']],
  ])('finds the same the second time: %s %s', (method, path, expected) => {
    const router = routerWith(routes)
    expect([found(router, method, path), found(router, method, path)]).toEqual([expected, expected])
  })

  it('finds what is added later', () => {
    const router = routerWith(routes)
    expect(found(router, 'POST', '/carts')).toEqual(['ALL *'])
    router.add('POST', '/carts', 'POST /carts')
    expect(found(router, 'POST', '/carts')).toEqual(['ALL *', 'POST /carts'])
  })

  it('goes on when more paths are asked for than it remembers', () => {
    const router = routerWith(routes)
    const ids = Array.from({ length: 1200 }, (_, id) => String(id))
    expect(ids.every((id) => found(router, 'GET', `/orders/${id}`).length === 2)).toBe(true)
  })
})
