/** Log lines of the engagement service: reports of browsers, and data of external services. */
import type { DiagnosticsLevel } from '../../contracts/engagement/diagnostics.ts'
import { defineLogCodes, type LogCode } from '../../platform/log/log-code.ts'

/** Anyone can send a report, so its own code and message are fields: they cannot replace those of the line. */
export const BROWSER_LOG: Readonly<Record<DiagnosticsLevel, LogCode>> = defineLogCodes({
  error: {
    code: 'browser.error_reported',
    level: 'error',
    message: 'Browser reported an error',
    meaning:
      'Something failed in the browser of a visitor; `report` is its code and `reason` its message. Sent by anyone.',
    action: 'Look `report` up in the table of browser reports. Act if a report repeats for many visitors.',
  },
  warn: {
    code: 'browser.warning_reported',
    level: 'warn',
    message: 'Browser reported a warning',
    meaning: 'Something failed in the browser of a visitor, who could continue; `report` and `reason` say what.',
    action: 'Look `report` up in the table of browser reports. Act if a report repeats for many visitors.',
  },
  info: {
    code: 'browser.info_reported',
    level: 'info',
    message: 'Browser reported a fact',
    meaning: 'A page reported something that is no failure; `report` and `reason` say what.',
  },
})

export const ENGAGEMENT_LOG = defineLogCodes({
  ratesNotFetched: {
    code: 'rates.fetch_failed',
    level: 'warn',
    message: 'Exchange rates could not be fetched',
    meaning: 'The service at `RATES_URL` failed; the rates of `since` stay in use, and the next run retries.',
    action: 'None for a day; then check `RATES_URL`.',
  },
  countryLookupFailed: {
    code: 'country.lookup_failed',
    level: 'warn',
    message: 'Country lookup failed',
    meaning: 'The country of a visitor is unknown, so no storefront is suggested; it is retried after a while.',
    action: 'If it repeats, check `COUNTRY_LOOKUP_URL`.',
  },
})
