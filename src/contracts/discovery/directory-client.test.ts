import { describe, expect, it } from 'vitest'
import { http } from '../transport.ts'
import { directoryClient } from './directory-client.ts'

function answering(...answers: readonly unknown[]) {
  const requests: string[] = []
  const client = directoryClient(
    http({
      baseUrl: 'http://discovery',
      fetch: async ({ url }) => {
        const { pathname, search } = new URL(url)
        requests.push(decodeURIComponent(pathname + search))
        return Response.json(answers[requests.length - 1])
      },
    }),
  )
  return { client, requests }
}

const entry = (sku: string) => ({
  sku,
  names: { en: sku },
  updatedAt: '2026-11-15T00:00:00Z',
  pictures: [],
  countries: ['GB'],
})

describe('inDirectory', () => {
  it('requests the products by their skus', async () => {
    const { client, requests } = answering({ products: [entry('A1'), entry('A2')] })
    expect(await client.inDirectory(['A1', 'A2'])).toEqual([entry('A1'), entry('A2')])
    expect(requests).toEqual(['/products/directory?skus=A1,A2'])
  })

  it('requests nothing that is no sku', async () => {
    const { client, requests } = answering({ products: [] })
    expect(await client.inDirectory(['café', "a'b"])).toEqual([])
    expect(requests).toEqual([])
    await client.inDirectory(['café', 'A1'])
    expect(requests).toEqual(['/products/directory?skus=A1'])
  })

  it('requests no more skus than the service takes', async () => {
    const { client, requests } = answering({ products: [] })
    const skus = Array.from({ length: 60 }, (_, index) => `A${index}`)
    await client.inDirectory(skus)
    expect(requests).toEqual([`/products/directory?skus=${skus.slice(0, 24).join(',')}`])
  })

  it.each([
    ['no sku', { ...entry('A1'), sku: undefined }],
    ['no time', { ...entry('A1'), updatedAt: 7 }],
    ['no names', { ...entry('A1'), names: undefined }],
    ['no English name', { ...entry('A1'), names: { de: 'Socke' } }],
    ['no pictures', { ...entry('A1'), pictures: undefined }],
    ['no countries', { ...entry('A1'), countries: 'GB' }],
    ['nothing', null],
  ])('leaves out an entry with %s', async (_, broken) => {
    const { client } = answering({ products: [broken, entry('A2')] })
    expect(await client.inDirectory(['A1', 'A2'])).toEqual([entry('A2')])
  })

  it.each([[null], [{}], [{ products: 'A1' }]])('rejects with the status and the answer for %j', async (answer) => {
    const { client } = answering(answer)
    await expect(client.inDirectory(['A1'])).rejects.toMatchObject({ name: 'CallError', status: 200, answer })
  })
})

describe('directory', () => {
  it('reads on until there is no next page', async () => {
    const { client, requests } = answering({ products: [entry('A1')], next: 1 }, { products: [entry('A2')] })
    expect(await client.directory()).toEqual([entry('A1'), entry('A2')])
    expect(requests).toEqual(['/products/directory?from=0', '/products/directory?from=1'])
  })

  it.each([
    ['the page itself', 0],
    ['a page before', -1],
    ['no number', '1'],
  ])('ends where the next page is %s', async (_, next) => {
    const { client, requests } = answering({ products: [entry('A1')], next })
    expect(await client.directory()).toEqual([entry('A1')])
    expect(requests).toHaveLength(1)
  })
})
