import { describe, expect, it } from 'vitest'
import { ConfigError } from '../../platform/config/config-error.ts'
import { readConfig } from '../../platform/config/read-config.ts'
import { deskPlace, type DeskPlace } from './desk-place.ts'

type Settings = Record<string, string>

const placeOf = (settings: Settings) => deskPlace(readConfig(settings))

const SHOP = { PUBLIC_URL: 'https://shop.example' }
const LIVE = { ...SHOP, LIVE: 'true' }
const ELSEWHERE = 'https://scripts.example/widget.js'

describe('the place of the desk', () => {
  it.each<[string, Settings, DeskPlace]>([
    ['the host of the shop without any setting', {}, { kind: 'shop-host' }],
    ['the host of a public demo', SHOP, { kind: 'shop-host' }],
    ['with scripts of its own', { ...SHOP, CHAT_SCRIPT_URL: 'https://shop.example/chat.js' }, { kind: 'shop-host' }],
    ['nowhere with a tag manager', { TAG_MANAGER_ID: 'GTM-1' }, { kind: 'closed', setting: 'TAG_MANAGER_ID' }],
    ['nowhere with a chat', { CHAT_BOT_ID: 'bot' }, { kind: 'closed', setting: 'CHAT_BOT_ID' }],
    ['nowhere with its script', { CHAT_SCRIPT_URL: ELSEWHERE }, { kind: 'closed', setting: 'CHAT_SCRIPT_URL' }],
    [
      'nowhere with the script of a tag manager',
      { TAG_MANAGER_SCRIPT_URL: ELSEWHERE },
      { kind: 'closed', setting: 'TAG_MANAGER_SCRIPT_URL' },
    ],
    [
      'nowhere with a script for accessibility',
      { ACCESSIBILITY_SCRIPT_URL: ELSEWHERE },
      { kind: 'closed', setting: 'ACCESSIBILITY_SCRIPT_URL' },
    ],
  ])('STF-02 is %s', (_, settings, place) => {
    expect(placeOf(settings)).toEqual(place)
  })

  it.each<[string, Settings, DeskPlace['kind']]>([
    ['with a host of its own', { ...LIVE, DESK_URL: 'https://desk.shop.example' }, 'own-host'],
    ['with a chat and a host of its own', { CHAT_BOT_ID: 'bot', DESK_URL: 'http://desk.localhost:3000' }, 'own-host'],
    ['without a desk', { ...LIVE, DESK: 'false' }, 'none'],
    ['without a desk, whatever its address', { ...LIVE, DESK: 'false', DESK_URL: 'http://shop.example' }, 'none'],
  ])('STF-03 a shop opens %s', (_, settings, kind) => {
    expect(placeOf(settings).kind).toBe(kind)
  })

  it.each<[string, Settings, RegExp]>([
    ['without an address', LIVE, /^LIVE is true, but DESK_URL is not set/],
    ['with http', { ...LIVE, DESK_URL: 'http://desk.example' }, /^LIVE is true, but DESK_URL is not an https address/],
    [
      'with the host of the shop',
      { ...LIVE, DESK_URL: 'https://shop.example' },
      /^DESK_URL has the host of PUBLIC_URL/,
    ],
    [
      'with another port of the shop, whose cookies are the same',
      { ...LIVE, DESK_URL: 'https://shop.example:8443' },
      /^DESK_URL has the host of PUBLIC_URL/,
    ],
    ['with the host of a demo', { DESK_URL: 'http://localhost:3000' }, /^DESK_URL has the host of PUBLIC_URL/],
  ])('STF-03 a shop does not open with a desk %s', (_, settings, sentence) => {
    expect(() => placeOf(settings)).toThrow(ConfigError)
    expect(() => placeOf(settings)).toThrow(sentence)
  })
})
