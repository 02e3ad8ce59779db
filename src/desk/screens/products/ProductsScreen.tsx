import { useMemo, useState } from 'react'
import { AGE_GROUPS, FAMILIES } from '../../../contracts/merchant/catalogue.ts'
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import { BADGES } from '../../../markets/products/badges.ts'
import { COLOURS } from '../../../markets/products/colours.ts'
import { FEATURES } from '../../../markets/products/features.ts'
import { MATERIALS } from '../../../markets/products/materials.ts'
import { readOperation } from '../../api/call-operation.ts'
import { PRODUCT_STATES, type ProductEntry } from '../../api/product-schemas.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import type { Formats } from '../../formats/formats.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { ListScreen } from '../../table/ListScreen.tsx'
import type { ListDefinition, ListFilter } from '../../table/list-definition.ts'
import type { Translate } from '../../texts/translate.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { EditInGrid } from '../grid/EditInGrid.tsx'
import { NewSkuDialog } from './editor/NewSkuDialog.tsx'
import { columnsOf } from './product-columns.tsx'

/** All products of the catalogue, and drafts. */
export function ProductsScreen() {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const [isNew, setNew] = useState(false)
  const definition = useProductList()
  return (
    <ScreenFrame
      title={t('nav.products')}
      fixed
      actions={
        session?.permissions.includes('products.write') && (
          <Button look="primary" icon="plus" onPress={() => setNew(true)}>
            {t('edit.new')}
          </Button>
        )
      }
    >
      <ListScreen definition={definition} />
      {isNew && <NewSkuDialog onClose={() => setNew(false)} />}
    </ScreenFrame>
  )
}

/** The grid shows as many variants. */
const MAX_SELECTED = 5000

function useProductList(): ListDefinition<ProductEntry> {
  const t = useTexts()
  const formats = useFormats()
  const { session } = useDeskStore(sessionStore)
  const mayEdit = session?.permissions.includes('prices.write') ?? false
  return useMemo(
    () => ({
      screen: 'products',
      operation: 'product.list',
      load: (input, signal) => readOperation('product.list', input, signal),
      label: t('nav.products'),
      columns: columnsOf(t, formats),
      filters: filtersOf(t, formats),
      keyOf: ({ sku }) => sku,
      linkOf: ({ sku }) => `/products/${sku}`,
      isExported: true,
      ...(mayEdit && { selection: { max: MAX_SELECTED, actions: (selected) => <EditInGrid selected={selected} /> } }),
      empty: { title: t('products.empty'), hint: t('products.emptyHint') },
    }),
    [t, formats, mayEdit],
  )
}

/** Every facet of search, and what is wrong. Long: one entry per filter. */
function filtersOf(t: Translate, formats: Formats): readonly ListFilter[] {
  const named = (prefix: string, values: readonly string[]) =>
    values.map((value) => [value, t.maybe(prefix, value)] as const)
  const yesNo = [
    ['true', t('common.yes')],
    ['false', t('common.no')],
  ] as const
  return [
    { id: 'search', title: 'list.search', kind: 'search' },
    { id: 'state', title: 'product.state', kind: 'choice', options: named('productState', PRODUCT_STATES) },
    { id: 'family', title: 'product.family', kind: 'choice', options: named('family', FAMILIES) },
    { id: 'ageGroup', title: 'product.ageGroup', kind: 'choice', options: named('ageGroup', AGE_GROUPS) },
    { id: 'stock', title: 'product.stock', kind: 'choice', options: [['low', t('work.low-stock')]] },
    {
      id: 'missing',
      title: 'product.missingPart',
      kind: 'choice',
      options: [
        ['picture', t('product.picture')],
        ...LANGUAGES.map((language) => [language, formats.language(language)] as const),
      ],
    },
    {
      id: 'buyable',
      title: 'product.buyable',
      kind: 'choice',
      options: [['no', t('product.cannotBeBought')]],
    },
    { id: 'recommended', title: 'product.recommended', kind: 'choice', isMore: true, options: yesNo },
    { id: 'colour', title: 'edit.colour', kind: 'choice', isMore: true, options: named('colour', COLOURS) },
    { id: 'material', title: 'edit.materials', kind: 'choice', isMore: true, options: named('material', MATERIALS) },
    { id: 'feature', title: 'edit.features', kind: 'choice', isMore: true, options: named('feature', FEATURES) },
    { id: 'badge', title: 'edit.badges', kind: 'choice', isMore: true, options: named('badge', BADGES) },
    { id: 'category', title: 'edit.categories', kind: 'text', isMore: true },
    { id: 'silhouette', title: 'edit.silhouette', kind: 'text', isMore: true },
    { id: 'pattern', title: 'edit.pattern', kind: 'text', isMore: true },
    { id: 'occasion', title: 'edit.occasion', kind: 'text', isMore: true },
    { id: 'sizes', title: 'product.size', kind: 'text', isMore: true },
    { id: 'priceFrom', title: 'product.priceFrom', kind: 'text', isMore: true },
    { id: 'priceTo', title: 'product.priceTo', kind: 'text', isMore: true },
  ]
}
