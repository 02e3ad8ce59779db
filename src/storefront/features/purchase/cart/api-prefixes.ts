/** The path prefix of carts below the commerce API (CRT-30), embedded in the document. */
import { CART_PREFIX } from '../../../../contracts/commerce/path-prefixes.ts'
import { type Elements, readEmbedded, embeddedText } from '../../../stores/embedded-data.ts'

/** What a stranger's proxy may have cut out of the document is what it is by default. */
export const cartPrefixIn = (document: Elements): string =>
  embeddedText(readEmbedded('api-prefixes', document), 'cart') || CART_PREFIX
