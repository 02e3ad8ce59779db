/** Member states of the European Union by code, whether the shop sells there or not. */
export const EU_MEMBER_STATES: readonly string[] =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ')

export const isEuMemberState = (country: string): boolean => EU_MEMBER_STATES.includes(country)
