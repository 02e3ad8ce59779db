import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '../storefronts/country-codes.ts'
import { findMarket } from '../storefronts/table.ts'
import type { Market } from '../types.ts'
import { includedTax, priceTaxOf, showsTax } from './included-tax.ts'

const market = (country: string): Pick<Market, 'tax'> => findMarket('production', country) ?? {}

describe('tax', () => {
  it.each([
    ['PRC-18 20 of 120', 12000, 20, 2000],
    ['PRC-18 19 percent, rounded to the cent', 1295, 19, 207],
    ['PRC-18 exactly half a cent goes up', 3, 20, 1],
    ['PRC-18 a rate with a decimal', 12550, 25.5, 2550],
    ['PRC-18 no tax', 12000, 0, 0],
    ['PRC-18 nothing to tax', 0, 20, 0],
  ])('%s', (_, total, percentage, expected) => {
    expect(includedTax(total, percentage)).toBe(expected)
  })

  it('PRC-18 outside the US the tax is inside the price', () => {
    const order = { countryCode: 'GB', priceTotal: 12000, taxPercentage: 20 } as const
    expect(priceTaxOf(order)).toBe(2000)
  })

  it('PRC-18 in the US the order adds it', () => {
    const order = { countryCode: 'US', priceTotal: 12000, taxPercentage: 0 } as const
    expect(priceTaxOf({ ...order, externalTaxAmount: 800 })).toBe(800)
    expect(priceTaxOf(order)).toBe(0)
    expect(priceTaxOf({ ...order, taxPercentage: 8 })).toBe(0)
  })

  it.each(COUNTRY_CODES)('~ORD-06 in %s the amount that the order brings is the tax, and is shown', (countryCode) => {
    const taxed = { countryCode, priceTotal: 12000, taxPercentage: market(countryCode).tax ?? 0 }
    expect(priceTaxOf({ ...taxed, externalTaxAmount: 800 })).toBe(800)
    expect(showsTax(market(countryCode), 800)).toBe(true)
  })

  it.each(COUNTRY_CODES)('~MKT-31 in %s a line is drawn exactly when there is a tax', (countryCode) => {
    const taxed = { countryCode, priceTotal: 12000, taxPercentage: market(countryCode).tax ?? 0 }
    expect(showsTax(market(countryCode))).toBe(priceTaxOf(taxed) > 0)
  })

  it('~MKT-31 a line is drawn for the lowest tax, too', () => {
    expect(showsTax({ tax: 1 })).toBe(true)
  })

  it('PRC-18 tax and net are whole and make the total', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(99), (total, percentage) => {
        const tax = includedTax(total, percentage)
        expect(Number.isInteger(tax)).toBe(true)
        expect(Math.abs(tax * (100 + percentage) - total * percentage) * 2).toBeLessThanOrEqual(100 + percentage)
      }),
    )
  })

  it.each([
    ['~MKT-31 no tax value in FR: no line', 'FR', undefined, false],
    ['~MKT-31 tax 0 in CH: no line', 'CH', undefined, false],
    ['~MKT-31 tax 20 in GB: a line', 'GB', undefined, true],
    ['~MKT-31 tax 0 in US before the order: no line', 'US', undefined, false],
    ['~MKT-31 the order brings its own amount: a line', 'US', 800, true],
    ['~MKT-31 even an amount of 0 is an amount', 'US', 0, true],
  ])('%s', (_, country, externalTaxAmount, expected) => {
    expect(showsTax(market(country), externalTaxAmount)).toBe(expected)
  })
})
