import { useState } from 'react'
import type { ShippingEntry } from '../../api/discount-schemas.ts'
import { OperationError } from '../../api/operation-error.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { methodName } from './method-name.ts'
import { missingLanguages, methodFormOf } from './method-form.ts'
import styles from './Shipping.module.css'
import { WithoutShippingDialog } from './WithoutShippingDialog.tsx'

const MAX_PRICES = 3

/** Long: the method, its switch and the question that the switch may need. */
export function MethodCard({ offer, version }: { readonly offer: ShippingEntry; readonly version: number }) {
  const t = useTexts()
  const formats = useFormats()
  const { method, countries } = offer
  const name = methodName(method.attributes.displayName, t.language)
  const [isAsking, setAsking] = useState(false)
  const change = useOperation('shipping.switch', {
    done: t(method.active ? 'shipping.switchedOff' : 'shipping.switchedOn', { name }),
    refreshes: ['shipping.read', 'shipping.try'],
    onDone: () => setAsking(false),
  })
  const run = (confirmed: boolean): void => {
    if (!confirmed) setAsking(true)
    change.run({ id: method.id, active: !method.active, version, ...(confirmed && { confirmed }) })
  }
  const isUncovered = change.error instanceof OperationError && change.error.code === 'COUNTRY_WITHOUT_SHIPPING'
  const prices = Object.entries(method.price)
  const missing = missingLanguages(methodFormOf(offer))
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <a className={styles.name} href={hrefOf(`/shipping/${method.id}`)}>
          {name}
        </a>
        <div className={styles.facts}>
          <code>{method.id}</code>
          <span>{t.count('shipping.countries', countries.length)}</span>
          <span>
            {prices
              .slice(0, MAX_PRICES)
              .map(([currency, amount]) => formats.amount(amount, currency))
              .join(' · ')}
            {prices.length > MAX_PRICES && ' …'}
          </span>
          {missing.length > 0 && <span>{t('shipping.untranslated', { languages: missing.join(', ') })}</span>}
        </div>
      </div>
      <div className={styles.state}>
        {method.active ? (
          <Badge tone="done">{t('shipping.on')}</Badge>
        ) : (
          <Badge tone="neutral" icon="cancel">
            {t('shipping.off')}
          </Badge>
        )}
        <Button
          isPending={change.pending}
          onPress={() => run(false)}
          aria-label={`${t(method.active ? 'shipping.switchOff' : 'shipping.switchOn')}: ${name} (${method.id})`}
        >
          {t(method.active ? 'shipping.switchOff' : 'shipping.switchOn')}
        </Button>
      </div>
      {!isUncovered && <FailureNotice error={change.error} />}
      {isAsking && isUncovered && (
        <WithoutShippingDialog
          error={change.error}
          isPending={change.pending}
          onConfirm={() => run(true)}
          onClose={() => {
            setAsking(false)
            change.reset()
          }}
        />
      )}
    </li>
  )
}
