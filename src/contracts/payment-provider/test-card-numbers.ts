/** The numbers of the provider's published test cards: the only ones that the sandbox takes, and that a browser sends there. */
export const TEST_CARD_NUMBERS = [
  '4111 1111 1111 1111',
  '4444 3333 2222 1111',
  '4988 4388 4388 4305',
  '4166 6766 6766 6746',
  '5555 4444 3333 1111',
  '5555 3412 4444 1115',
  '2222 4000 7000 0005',
  '3700 0000 0000 002',
  '6011 6011 6011 6611',
  '4917 6100 0000 0000',
  '5454 5454 5454 5454',
  '3714 4963 5398 431',
  '4035 5014 2814 6300',
  '4360 0000 0100 0005',
  '6703 4444 4444 4449',
  '4871 0499 9999 9910',
  '6011 1111 1111 1117',
  '3056 9309 0259 04',
  '5000 5500 0000 0029',
  '5201 2815 0512 9736',
  '4212 3456 7891 0006',
] as const

export type TestCardNumber = (typeof TEST_CARD_NUMBERS)[number]
