/** When the prices begin and end: a press for the usual days, a field for any other time. */
import { useFormats } from '../../formats/use-formats.ts'
import { momentToZoned, zonedToMoment } from '../../formats/zoned-time.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CheckField } from '../../ui/Field.tsx'
import { QUICK_STARTS, startText } from './price-times.ts'
import styles from './Prices.module.css'
import type { PriceFormState } from './use-price-form.ts'

type Props = { readonly form: PriceFormState; readonly now: number }

const DAY_MS = 24 * 60 * 60_000

/** Long: two times with their fields. */
export function TimesField({ form, now }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const { start, setStart, end, setEnd, times, zone } = form
  const text = startText(start, { now, zone })
  const at = text === undefined ? now : zonedToMoment(text, zone)
  const day = Number.isNaN(at) ? now : at
  const problem = times.ok ? undefined : times.problem
  return (
    <div className={styles.times}>
      <fieldset className={styles.starts}>
        <legend>{t('prices.start')}</legend>
        <div className={styles.chips}>
          {QUICK_STARTS.map((kind) => (
            <label key={kind} className={styles.chip}>
              <input type="radio" name="start" checked={start.kind === kind} onChange={() => setStart({ kind })} />
              <span>{t(`prices.start.${kind}`)}</span>
            </label>
          ))}
          <label className={styles.chip}>
            <input
              type="radio"
              name="start"
              checked={start.kind === 'other'}
              onChange={() => setStart({ kind: 'other', text: momentToZoned(day, zone) })}
            />
            <span>{t('prices.start.other')}</span>
          </label>
        </div>
        {start.kind === 'other' && (
          <input
            type="datetime-local"
            className={styles.time}
            aria-label={t('prices.startTime')}
            aria-invalid={problem === 'start' || problem === 'past'}
            value={start.text}
            onChange={({ target }) => setStart({ kind: 'other', text: target.value })}
          />
        )}
        {start.kind !== 'other' && text !== undefined && (
          <span className={styles.soft}>{formats.dateTime(new Date(day).toISOString())}</span>
        )}
      </fieldset>
      <div className={styles.end}>
        <CheckField
          label={t('prices.ends')}
          checked={end !== undefined}
          onChange={(hasEnd) => setEnd(hasEnd ? momentToZoned(day + 7 * DAY_MS, zone) : undefined)}
        />
        {end !== undefined && (
          <input
            type="datetime-local"
            className={styles.time}
            aria-label={t('prices.endTime')}
            aria-invalid={problem === 'end'}
            value={end}
            onChange={({ target }) => setEnd(target.value)}
          />
        )}
      </div>
      {problem !== undefined && (
        <p className={styles.wrong} role="alert">
          {t(`prices.problem.${problem}`)}
        </p>
      )}
    </div>
  )
}
