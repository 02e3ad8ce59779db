/**
 * Formats of post codes in the countries we ship to. A code of another format is most likely mistyped, so the shopper
 * gets a warning; none is rejected for it, because the list may be incomplete (ADR-01).
 */
import { ADDRESS_FORMATS } from '../derived/address-formats.ts'

/** Whether it looks like one of the country. Nothing at all is not odd, only missing. */
export function isPostCodeUsual(country: string, postCode: string): boolean {
  const text = postCode.trim().toUpperCase().replaceAll(/\s+/g, ' ')
  const rules = ADDRESS_FORMATS[country]?.postCode
  return (
    text === '' || rules === undefined || new RegExp(`^(?:${rules.format})$`).test(withoutPrefix(text, rules.prefix))
  )
}

/** 'LV-1010' and 'A 1010' are written on envelopes. */
function withoutPrefix(text: string, prefix: string): string {
  return prefix === '' ? text : text.replace(new RegExp(`^${prefix}[- ](?=\\d)`), '')
}
