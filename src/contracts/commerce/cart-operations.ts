/** Operations on carts, and the shipping methods a cart can choose. Server only. */
import { SHIPPING_COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'
import { errorsOf, operation, typed } from '../operation.ts'
import { cartError, rawCart, rawShippingMethods } from './cart-answer-schema.ts'
import { cartChange, newCart } from './cart-schema.ts'
import { CART_ERROR_STATUSES, type CartErrorCode, type RawCart, type RawShippingMethod } from './cart.ts'
import { CHANGE_CART, LIST_SHIPPING_METHODS, OPEN_CART, READ_CART } from './commerce-routes.ts'

const READING_ERRORS: ReadonlySet<CartErrorCode> = new Set(['UNAUTHORIZED', 'CART_NOT_FOUND'])
const EXISTING_CART_ERRORS: ReadonlySet<CartErrorCode> = new Set([
  'UNAUTHORIZED',
  'CART_NOT_FOUND',
  'CART_CLOSED',
  'CART_CHANGED',
])

export const cartOperations = {
  readCart: operation({
    ...READ_CART,
    access: 'public',
    summary: 'Returns the cart of the token, at the prices of this moment.',
    auth: 'cartToken',
    isPrivate: true,
    output: typed<RawCart>(rawCart),
    errors: errorsOf(cartError, CART_ERROR_STATUSES, (code) => READING_ERRORS.has(code)),
  }),
  changeCart: operation({
    ...CHANGE_CART,
    access: 'public',
    summary: 'Changes the cart of the token, all or nothing.',
    description:
      'Sets lines to a quantity, chooses a shipping method by a quantity of 1, moves the cart to another market, or ' +
      'sets or removes its one discount code. A code was accepted when the answer has a rule with the source code.',
    auth: 'cartToken',
    isPrivate: true,
    parameters: [
      [
        'If-Match',
        'header',
        { type: 'string', pattern: '^"\\d+"$' },
        'The version of the cart that the change was made from, in quotes. Fails when the cart has changed since.',
        'optional',
      ],
    ],
    input: cartChange,
    output: typed<RawCart>(rawCart),
    errors: errorsOf(cartError, CART_ERROR_STATUSES, (code) => code !== 'TOO_MANY_CARTS'),
  }),
  openCart: operation({
    ...OPEN_CART,
    access: 'public',
    summary: 'Opens a cart in a market, with its first lines.',
    description: 'A cart without lines is not stored: it is in its token until the first line is added.',
    isPrivate: true,
    input: newCart,
    output: typed<RawCart>(rawCart),
    errors: errorsOf(cartError, CART_ERROR_STATUSES, (code) => !EXISTING_CART_ERRORS.has(code)),
  }),
  listShippingMethods: operation({
    ...LIST_SHIPPING_METHODS,
    access: 'public',
    summary: 'Lists the shipping methods of a country, the first choice first.',
    parameters: [['country', 'path', { type: 'string', enum: SHIPPING_COUNTRY_CODES }, 'In capitals.']],
    output: typed<readonly RawShippingMethod[]>(rawShippingMethods),
    refusals: ['Unknown'],
  }),
}
