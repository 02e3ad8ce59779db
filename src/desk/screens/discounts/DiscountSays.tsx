/** The discount in words, renewed with each input; or what is missing before it can be saved. */
import { COUNTRY_CURRENCIES } from '../../../markets/derived/country-currencies.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import type { SentDiscount, ReadDiscount } from './discount-form.ts'
import { discountSentence } from './discount-sentence.ts'
import styles from './Discounts.module.css'
import { fieldName } from './field-props.ts'

type Props = {
  readonly read: ReadDiscount
  /** With those that depend on how often it was used. */
  readonly problems: Readonly<Record<string, string>>
  readonly uses: number
}

export function DiscountSays({ read, problems, uses }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const { definition, usageLimit } = read
  const uncounted = definition === undefined ? [] : uncountedIn(definition)
  return (
    <Panel title={t('discount.says')}>
      <div aria-live="polite" data-says>
        {definition === undefined ? (
          <p>{t('discount.incomplete')}</p>
        ) : (
          <p className={styles.says}>{discountSentence(definition, usageLimit, { t, formats })}</p>
        )}
      </div>
      {Object.keys(problems).length > 0 && (
        <ul className={styles.missing}>
          {Object.entries(problems).map(([field, problem]) => (
            <li key={field}>
              {fieldName(t, field)}: {t.maybe('discountProblem', problem).replace('{uses}', String(uses))}
            </li>
          ))}
        </ul>
      )}
      {uncounted.length > 0 && (
        <Notice tone="attention">
          {t('discount.uncounted', { countries: uncounted.map(formats.country).join(', ') })}
        </Notice>
      )}
    </Panel>
  )
}

/** Chosen countries in whose currency it has no amount: it never counts there. */
function uncountedIn({ markets = [], effect, minimumSpend }: SentDiscount): readonly string[] {
  const needed = [...('amounts' in effect ? [effect.amounts] : []), ...(minimumSpend ? [minimumSpend] : [])]
  return markets.filter((code) => {
    const currency = COUNTRY_CURRENCIES[code]
    return currency !== undefined && needed.some((amounts) => amounts[currency] === undefined)
  })
}
