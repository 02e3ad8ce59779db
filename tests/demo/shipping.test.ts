import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shippingCountries } from '../../src/markets/storefronts/table.ts'
import { DEMO_FOLDER, demoShippingMethods } from '../support/demo-shop.ts'

const methods = demoShippingMethods()

const offersIn = (countryCode: string) =>
  methods.filter(({ countries }) => countries.some((code) => code === countryCode))

describe('the demo’s shipping methods', () => {
  it.each(shippingCountries('production').map(({ countryCode, currency }) => [countryCode, currency.code] as const))(
    'there are two or three to %s, each with a price in %s',
    (countryCode, currency) => {
      const offers = offersIn(countryCode)
      expect([2, 3]).toContain(offers.length)
      for (const { method } of offers) expect(method.price[currency]).toBeGreaterThan(0)
      expect(offers[0]?.method).toMatchObject({ active: true, isFreeFromThreshold: true })
    },
  )

  it('no country is named twice by one method, and no method twice', () => {
    for (const { countries } of methods) expect(new Set(countries).size).toBe(countries.length)
    expect(new Set(methods.map(({ method }) => method.id)).size).toBe(methods.length)
  })

  it('~SHP-02 each has the mark of its carrier, a small drawing that loads nothing', async () => {
    for (const { method } of methods) {
      const [, name] = /^\/carriers\/([a-z]+\.svg)$/.exec(method.imageUrl ?? '') ?? []
      const drawing = await readFile(join(DEMO_FOLDER, 'carriers', name ?? ''), 'utf8')
      expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 96 48"/)
      expect(drawing.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|<script|<style/)
      expect(drawing.length).toBeLessThan(1000)
    }
  })

  it('each is called and described in all six languages', () => {
    for (const { method } of methods) {
      for (const texts of [method.attributes.displayName, method.attributes.description]) {
        expect(Object.keys(texts).toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl'])
      }
    }
  })
})
