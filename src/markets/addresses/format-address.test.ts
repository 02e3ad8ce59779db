import { describe, expect, it } from 'vitest'
import { MARKET_RECORDS } from '../countries/records.ts'
import { formatAddress } from './format-address.ts'

const ADA = { firstName: 'Ada', lastName: 'Lovelace', street0: 'Main Street 1', street1: '', region: '' }

const shown = (address: Parameters<typeof formatAddress>[0]): string =>
  formatAddress(address, (country) => country).join(' / ')

/** Town, post code and region, and how the post of the country prints them below the name. */
const EXPECTED: Readonly<Record<string, readonly [city: string, postCode: string, region: string, lines: string]>> = {
  AE: ['Dubai Marina', '', 'Dubai', 'Main Street 1 / Dubai Marina / Dubai'],
  AT: ['Wien', '1010', '', 'Main Street 1 / 1010 Wien'],
  AU: ['Sydney', '2000', 'NSW', 'Main Street 1 / Sydney NSW 2000'],
  BE: ['Brussel', '1000', '', 'Main Street 1 / 1000 Brussel'],
  CH: ['Zürich', '8001', '', 'Main Street 1 / 8001 Zürich'],
  CZ: ['Praha 1', '110 00', '', 'Main Street 1 / 110 00 Praha 1'],
  DE: ['Berlin', '10115', '', 'Main Street 1 / 10115 Berlin'],
  DK: ['København K', '1050', '', 'Main Street 1 / 1050 København K'],
  EE: ['Tallinn', '10111', '', 'Main Street 1 / 10111 Tallinn'],
  ES: ['Alcobendas', '28100', 'Madrid', 'Main Street 1 / 28100 Alcobendas Madrid'],
  FI: ['Helsinki', '00100', '', 'Main Street 1 / 00100 Helsinki'],
  FR: ['Paris', '75001', '', 'Main Street 1 / 75001 Paris'],
  GB: ['London', 'SW1A 1AA', '', 'Main Street 1 / London / SW1A 1AA'],
  HR: ['Zagreb', '10000', '', 'Main Street 1 / 10000 Zagreb'],
  HU: ['Budapest', '1061', '', 'Budapest / Main Street 1 / 1061'],
  IE: ['Galway', 'H91 E2K3', 'Co. Galway', 'Main Street 1 / Galway / Co. Galway / H91 E2K3'],
  IL: ['Jerusalem', '9614303', '', 'Main Street 1 / Jerusalem 9614303'],
  IT: ['Roma', '00187', 'RM', 'Main Street 1 / 00187 Roma RM'],
  JP: ['Chiyoda-ku', '100-0001', 'Tokyo', 'Main Street 1 / Chiyoda-ku, Tokyo / 100-0001'],
  KR: ['Gangnam-gu', '06142', 'Seoul', 'Main Street 1 / Gangnam-gu, Seoul / 06142'],
  LT: ['Vilnius', 'LT-01100', '', 'Main Street 1 / LT-01100 Vilnius'],
  LU: ['Luxembourg', 'L-1009', '', 'Main Street 1 / L-1009 Luxembourg'],
  LV: ['Rīga', 'LV-1010', '', 'Main Street 1 / Rīga, LV-1010'],
  NL: ['Amsterdam', '1012 AB', '', 'Main Street 1 / 1012 AB Amsterdam'],
  NO: ['Oslo', '0150', '', 'Main Street 1 / 0150 Oslo'],
  NZ: ['Wellington', '6011', '', 'Main Street 1 / Wellington 6011'],
  PL: ['Warszawa', '00-001', '', 'Main Street 1 / 00-001 Warszawa'],
  PT: ['Lisboa', '1100-148', '', 'Main Street 1 / 1100-148 Lisboa'],
  SE: ['Stockholm', '111 20', '', 'Main Street 1 / 111 20 Stockholm'],
  SG: ['Singapore', '018956', '', 'Main Street 1 / Singapore 018956'],
  SI: ['Ljubljana', '1000', '', 'Main Street 1 / 1000 Ljubljana'],
  SK: ['Bratislava', '811 01', '', 'Main Street 1 / 811 01 Bratislava'],
  US: ['Reno', '89501', 'NV', 'Main Street 1 / Reno, NV 89501'],
}

describe('an address', () => {
  it.each(MARKET_RECORDS.map(({ countryCode }) => countryCode))('SHX-05 as the post of %s prints it', (country) => {
    const [city, postCode, region, lines] = EXPECTED[country] ?? ['', '', '', 'no expectation']
    expect(shown({ ...ADA, country, city, postCode, region })).toBe(`Ada Lovelace / ${lines} / ${country}`)
  })

  it.each([
    ['ES', 'Alcobendas', 'M', '28100', 'Main Street 1 / 28100 Alcobendas Madrid'],
    ['ES', 'Madrid', 'M', '28013', 'Main Street 1 / 28013 Madrid'],
    ['IE', 'Athlone', 'WH', 'N37 A1B2', 'Main Street 1 / Athlone / Co. Westmeath / N37 A1B2'],
    ['IE', 'Dublin', 'D', 'D02 X285', 'Main Street 1 / Dublin / D02 X285'],
    ['AE', 'Al Ain', 'AZ', '', 'Main Street 1 / Al Ain / Abu Dhabi'],
    ['IT', 'Tivoli', 'RM', '00019', 'Main Street 1 / 00019 Tivoli RM'],
    ['US', 'Reno', 'NV', '89501', 'Main Street 1 / Reno, NV 89501'],
  ])(
    'SHX-05 in %s the town %s with the region %s, which is stored as a code',
    (country, city, region, postCode, lines) => {
      expect(shown({ ...ADA, country, city, region, postCode })).toBe(`Ada Lovelace / ${lines} / ${country}`)
    },
  )

  it('SHX-05 in Japanese and Korean letters from large to small', () => {
    const japan = { country: 'JP', firstName: '花子', lastName: '山田', region: '東京都', city: '千代田区' }
    expect(shown({ ...japan, street0: '千代田1-1', street1: '', postCode: '100-0001' })).toBe(
      '〒100-0001 / 東京都 千代田区 / 千代田1-1 / 山田 花子 / JP',
    )
    const korea = { country: 'KR', firstName: '지훈', lastName: '김', region: '서울특별시', city: '강남구' }
    expect(shown({ ...korea, street0: '테헤란로 1', street1: '101호', postCode: '06142' })).toBe(
      '서울특별시 강남구 테헤란로 1 101호 / 김 지훈 / 06142 / KR',
    )
  })

  it('SHX-05 a house number of its own stands beside its street, a second line below it', () => {
    const there = { ...ADA, country: 'NL', city: 'Amsterdam', postCode: '1012 AB' }
    expect(shown({ ...there, street0: 'Damrak', street1: '70 a' })).toContain(' / Damrak 70 a / ')
    expect(shown({ ...there, street1: 'Flat 2' })).toContain(' / Main Street 1 / Flat 2 / ')
  })

  it('SHX-05 what a reader may not see leaves no blank or comma', () => {
    expect(shown({ country: 'US', city: 'Reno' })).toBe('Reno / US')
    expect(shown({ country: 'BR', city: 'Salvador', postCode: '40020', region: 'Bahia' })).toBe(
      '40020 Salvador / Bahia / BR',
    )
  })
})
