/** Where each cause is removed, and which causes all storefronts share. Pure. */
import type { Permission } from '../../../contracts/staff/permissions.ts'
import type { ProductDiagnosis } from '../../api/discount-schemas.ts'

type StorefrontDiagnosis = ProductDiagnosis['storefronts'][number]
export type DoctorFinding = StorefrontDiagnosis['findings'][number]

export type DoctorAction = { readonly to: string; readonly permission: Permission }

export function actionOf({ cause, countries }: DoctorFinding, sku: string): DoctorAction {
  const product = `/products/${sku}`
  switch (cause) {
    case 'draft':
    case 'not-offered':
    case 'no-composition':
    case 'no-picture':
    case 'hidden':
      return { to: product, permission: 'products.write' }
    case 'no-price':
      return { to: `/prices/${sku}?edit=1`, permission: 'prices.write' }
    case 'no-stock':
      return { to: product, permission: 'stock.write' }
    case 'no-shipping':
      return { to: `/shipping?country=${countries[0] ?? ''}`, permission: 'shipping.write' }
  }
}

/** Findings about the whole product that every market of every storefront has. */
export function sharedFindings(storefronts: readonly StorefrontDiagnosis[]): readonly DoctorFinding[] {
  const [first, ...rest] = storefronts
  if (first === undefined || rest.length === 0) return []
  const isOfAll = (cause: string, { findings, countries }: StorefrontDiagnosis): boolean =>
    findings.some((one) => one.cause === cause && !one.sizes && one.countries.length === countries.length)
  return first.findings.filter(
    ({ cause, sizes, currency }) => !sizes && currency === undefined && storefronts.every((one) => isOfAll(cause, one)),
  )
}
