import { describe, expect, it } from 'vitest'
import { isPublicAddress } from '../../platform/outgoing/public-address.ts'
import { checkReceiver } from './receiver-address.ts'

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'hooks.example': ['93.184.216.34'],
  'inside.example': ['10.1.2.3'],
  'both.example': ['93.184.216.34', '169.254.169.254'],
  'six.example': ['fd00::1'],
}

const check = async (url: string, isLive: boolean): Promise<string> => {
  const checked = await checkReceiver(url, {
    isLive,
    addresses: {
      isPublic: isPublicAddress,
      resolve: (host, _, done) => {
        const found = (NAMES[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
        done(found.length === 0 ? new Error('ENOTFOUND') : null, found)
      },
    },
  })
  return checked.ok ? checked.value : checked.failure.problem
}

describe('the address of a receiver', () => {
  it.each([
    ['https://hooks.example/in?a=1#b', 'https://hooks.example/in?a=1'],
    ['https://93.184.216.34/', 'https://93.184.216.34/'],
    ['http://hooks.example/', 'form'],
    ['ftp://hooks.example/', 'form'],
    ['hooks.example', 'form'],
    ['', 'form'],
    ['https://ada:pass@hooks.example/', 'form'],
    [`https://hooks.example/${'a'.repeat(2000)}`, 'form'],
    ['https://nowhere.example/', 'unresolved'],
    ['https://inside.example/', 'private'],
    ['https://both.example/', 'private'],
    ['https://six.example/', 'private'],
    ['https://127.0.0.1/', 'private'],
    ['https://127.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://169.254.169.254/latest/meta-data', 'private'],
    ['https://192.168.0.10:8443/', 'private'],
  ])('HKS-01 of a live shop: %s is %s', async (url, expected) => {
    expect(await check(url, true)).toBe(expected)
  })

  it.each([
    ['http://localhost:4000/in', 'http://localhost:4000/in'],
    ['https://127.0.0.1:4000/', 'https://127.0.0.1:4000/'],
    ['ftp://hooks.example/', 'form'],
  ])('HKS-01 of a shop that is not live: %s is %s', async (url, expected) => {
    expect(await check(url, false)).toBe(expected)
  })
})
