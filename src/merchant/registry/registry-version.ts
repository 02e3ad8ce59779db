/**
 * The version of the operations, for processes of one shop that call each other. The number goes up with every change of an input or
 * an output that an earlier command could not handle.
 */
import { SHOP_VERSION } from '../../platform/shop-version.ts'

export const REGISTRY_VERSION = `${SHOP_VERSION}/2`
