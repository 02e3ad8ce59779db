import { describe, expect, it } from 'vitest'
import { asText, pasteTracking } from './paste-tracking.ts'

const CARRIERS = [
  { id: 'dhl', name: 'DHL Paket' },
  { id: 'post', name: 'PostNL' },
]
const ROWS = [
  { number: '1000-2', carrier: 'dhl', trackingNumber: '' },
  { number: '1001-9', carrier: 'dhl', trackingNumber: '' },
]
const numbers = (text: string, from?: number) =>
  pasteTracking(ROWS, text, CARRIERS, from).map(({ carrier, trackingNumber }) => `${carrier} ${trackingNumber}`)

describe('pasted tracking numbers', () => {
  it.each([
    ['numbers alone fill the grid from the top', 'A1\nB2', undefined, ['dhl A1', 'dhl B2']],
    ['from the row where they are pasted', 'B2', 1, ['dhl ', 'dhl B2']],
    ['order and number, in any order', '10019\tB2\r\n1000-2\tA1\r\n', undefined, ['dhl A1', 'dhl B2']],
    ['all three cells, carriers by name or id', '1000-2;PostNL;A1\n1001-9;dhl;B2', undefined, ['post A1', 'dhl B2']],
    ['quotes and a head', 'Order,Carrier,Number\n"1000-2","dhl","A1"', undefined, ['dhl A1', 'dhl ']],
    ['a carrier that is not known stays as it is written', '1000-2,pigeon,A1', undefined, ['pigeon A1', 'dhl ']],
    ['an order that is not in the grid is added', '7,dhl,C3', undefined, ['dhl ', 'dhl ', 'dhl C3']],
    ['more numbers than rows are left out', 'A1\nB2\nC3', undefined, ['dhl A1', 'dhl B2']],
  ])('~DOR-09 %s', (_, text, from, expected) => {
    expect(numbers(text, from)).toEqual(expected)
  })

  it('~DOR-09 are checked as rows of text', () => {
    expect(asText(pasteTracking(ROWS, 'A1\nB2', CARRIERS))).toBe('1000-2\tdhl\tA1\n1001-9\tdhl\tB2')
  })
})
