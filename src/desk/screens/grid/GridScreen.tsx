/** The bulk grid: the variants of chosen products, edited like a spreadsheet and saved as one change (DGO-05). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PRICE_CURRENCIES } from '../../../markets/derived/price-currencies.ts'
import type { PriceCurrency } from '../../../markets/types.ts'
import { operationQuery } from '../../api/queries.ts'
import { useDeskStore } from '../../app/store.ts'
import { locationStore } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { CheckField } from '../../ui/Field.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { gridColumns } from './grid-cells.ts'
import { chosenProducts } from './grid-selection.ts'
import styles from './Grid.module.css'
import { GridEditor } from './GridEditor.tsx'

export function GridScreen() {
  const t = useTexts()
  const { search } = useDeskStore(locationStore)
  // Of the moment when it opened: what is chosen elsewhere meanwhile is another grid.
  const [products] = useState(() => chosenProducts(search))
  const [chosen, setChosen] = useState<ChosenColumns>({ currencies: ['EUR'], hasSize: true })
  const { data, error } = useQuery({
    ...operationQuery('variant.grid', { products, currencies: chosen.currencies }),
    enabled: products.length > 0,
    placeholderData: keepPreviousData,
  })
  const back = <BackLink to="/products">{t('nav.products')}</BackLink>
  if (products.length === 0) {
    return (
      <ScreenFrame title={t('grid.title')} back={back}>
        <FullState
          inside
          icon="columns"
          title={t('grid.empty')}
          actions={<ButtonLink to="/products">{t('prices.choose')}</ButtonLink>}
        >
          {t('grid.emptyHint')}
        </FullState>
      </ScreenFrame>
    )
  }
  return (
    <ScreenFrame
      title={t('grid.title')}
      hint={data ? t.count('grid.variants', data.rows.length) : t('list.loading')}
      back={back}
      actions={<ColumnChoice chosen={chosen} onChange={setChosen} />}
      fixed
    >
      <FailureNotice error={error} />
      {data ? (
        <GridEditor rows={data.rows} columns={gridColumns(chosen.currencies, chosen.hasSize)} />
      ) : (
        !error && (
          <div className={styles.loading}>
            <Skeleton />
            <Skeleton width="middle" />
          </div>
        )
      )}
    </ScreenFrame>
  )
}

type ChosenColumns = { readonly currencies: readonly PriceCurrency[]; readonly hasSize: boolean }

type ChoiceProps = { readonly chosen: ChosenColumns; readonly onChange: (chosen: ChosenColumns) => void }

/** Both prices of a currency are one choice: one is checked against the other. */
function ColumnChoice({ chosen, onChange }: ChoiceProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const toggle = (currency: PriceCurrency, isShown: boolean): void => {
    const currencies = PRICE_CURRENCIES.filter((one) => (one === currency ? isShown : chosen.currencies.includes(one)))
    onChange({ ...chosen, currencies })
  }
  return (
    <>
      <Button icon="columns" onPress={() => setOpen(true)}>
        {t('columns.button')}
      </Button>
      {isOpen && (
        <Dialog title={t('columns.title')} onClose={() => setOpen(false)}>
          <div className={styles.choices}>
            <CheckField
              label={t('product.size')}
              checked={chosen.hasSize}
              onChange={(hasSize) => onChange({ ...chosen, hasSize })}
            />
            {PRICE_CURRENCIES.map((currency) => (
              <CheckField
                key={currency}
                label={t('grid.pricesIn', { currency })}
                checked={chosen.currencies.includes(currency)}
                onChange={(isShown) => toggle(currency, isShown)}
              />
            ))}
          </div>
          <DialogActions>
            <Button look="primary" onPress={() => setOpen(false)}>
              {t('common.done')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
