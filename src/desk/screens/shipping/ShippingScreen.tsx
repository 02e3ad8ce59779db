/** Shipping methods: on and off, the order in each country, and what checkout then offers (DSH-04, DSH-05). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SHIPPING_COUNTRY_CODES } from '../../../markets/storefronts/country-codes.ts'
import { operationQuery } from '../../api/queries.ts'
import { useDeskStore } from '../../app/store.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { locationStore } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { Panel, ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MethodCard } from './MethodCard.tsx'
import { MethodOrder } from './MethodOrder.tsx'
import styles from './Shipping.module.css'
import { TestBench } from './TestBench.tsx'

export function ShippingScreen() {
  const t = useTexts()
  const formats = useFormats()
  const { search } = useDeskStore(locationStore)
  const wanted = new URLSearchParams(search).get('country')
  const first = SHIPPING_COUNTRY_CODES.find((code) => code === wanted) ?? SHIPPING_COUNTRY_CODES[0] ?? 'GB'
  const [country, setCountry] = useState(first)
  const { data, error } = useQuery(operationQuery('shipping.read'))
  const create = (
    <ButtonLink to="/shipping/+new" look="primary">
      {t('shipping.new')}
    </ButtonLink>
  )
  return (
    <ScreenFrame title={t('nav.shipping')} hint={t('shipping.hint')} actions={create}>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data?.offers.length === 0 && (
        <FullState inside icon="ship" title={t('shipping.empty')}>
          {t('shipping.emptyHint')}
        </FullState>
      )}
      {data && data.offers.length > 0 && (
        <div className={styles.columns}>
          <ul className={styles.list}>
            {data.offers.map((offer) => (
              <MethodCard key={offer.method.id} offer={offer} version={data.version} />
            ))}
          </ul>
          <div className={styles.column}>
            <Panel title={t('shipping.country')}>
              <SelectField
                label={t('shipping.countryLabel')}
                value={country}
                options={SHIPPING_COUNTRY_CODES.map((code) => [code, formats.country(code)] as const)}
                onChange={setCountry}
              />
              <MethodOrder key={country} country={country} offers={data.offers} version={data.version} />
            </Panel>
            <TestBench country={country} />
          </div>
        </div>
      )}
    </ScreenFrame>
  )
}
