import { expect, it } from 'vitest'
import { ownAddress } from './own-address.ts'

it.each([
  ['https://shop.example', 'http://inside:3000', 'https://shop.example/nl/checkout/payment?a=1', true],
  ['https://shop.example', 'http://inside:3000', 'http://shop.example/nl', false],
  ['https://shop.example', 'http://inside:3000', 'http://inside:3000/nl', false],
  ['https://shop.example', 'https://shop.example', 'https://shop.example.evil.example/', false],
  ['https://shop.example', 'https://shop.example', 'https://shop.example:444/', false],
  ['https://shop.example', 'https://shop.example', 'https://evil.example/https://shop.example', false],
  ['https://shop.example', 'https://shop.example', String.raw`https://evil.example\@shop.example/`, false],
  ['https://shop.example', 'https://shop.example', 'https://shop.example@evil.example/', false],
  ['https://shop.example', 'https://shop.example', '/nl/checkout/payment', false],
  ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000/nl', true],
  ['http://localhost:3000', 'http://shop.test', 'https://shop.test/nl', true],
  ['http://localhost:3000', 'http://shop.test', 'https://evil.example/nl', false],
])('a shop at %s, called at %s: is %s its own? %s', (publicUrl, calledAt, address, expected) => {
  expect(ownAddress(() => publicUrl)({ host: new URL(calledAt).host }, address)).toBe(expected)
})
