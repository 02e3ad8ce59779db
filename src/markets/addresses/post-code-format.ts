/**
 * How post codes look in the countries we ship to. A code of another shape is most likely mistyped, so the shopper is
 * asked to check it; none is rejected for it, because the post knows more codes than we do (ADR-01).
 */
import { ADDRESS_FORMATS } from '../derived/address-formats.ts'

/** Whether it looks like one of the country. Nothing at all is not odd, only missing. */
export function isPostCodeUsual(country: string, postCode: string): boolean {
  const text = postCode.trim().toUpperCase().replaceAll(/\s+/g, ' ')
  if (text === '' || !Object.hasOwn(ADDRESS_FORMATS, country)) return true
  const rules = ADDRESS_FORMATS[country]?.postCode
  return rules === undefined || new RegExp(`^(?:${rules.format})$`).test(withoutPrefix(text, rules.prefix))
}

/** 'LV-1010' and 'A 1010' are written on envelopes. */
function withoutPrefix(text: string, prefix: string): string {
  return prefix === '' ? text : text.replace(new RegExp(`^${prefix}[- ](?=\\d)`), '')
}
