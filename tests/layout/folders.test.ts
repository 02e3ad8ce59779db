import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

const foldersOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

it('HSE-03 every service has a contract folder; the sandbox implements the payment provider’s', () => {
  const contracts = foldersOf('src/contracts')
  const services = foldersOf('src/services').map((name) => (name === 'payment-sandbox' ? 'payment-provider' : name))
  expect(services.filter((name) => !contracts.includes(name))).toEqual([])
})

it('HSE-02 every service is entered through service.ts', () => {
  const without = foldersOf('src/services').filter((name) => !filesOf(`src/services/${name}`).includes('service.ts'))
  expect(without).toEqual([])
})

it('HSE-01 src has exactly the layers of the architecture', () => {
  const layers = ['brand', 'cli', 'contracts', 'markets', 'merchant', 'platform', 'server', 'services', 'storefront']
  expect(foldersOf('src').filter((name) => name !== 'desk')).toEqual(layers)
})
