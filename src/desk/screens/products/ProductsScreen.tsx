import { useMemo } from 'react'
import { AGE_GROUPS, FAMILIES } from '../../../contracts/merchant/catalogue.ts'
import { readOperation } from '../../api/call-operation.ts'
import type { ProductEntry } from '../../api/operations.ts'
import type { Formats } from '../../formats/formats.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { ListScreen } from '../../table/ListScreen.tsx'
import type { ListDefinition } from '../../table/list-definition.ts'
import type { Translate } from '../../texts/translate.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { EditInGrid } from '../grid/EditInGrid.tsx'

/** All products of the catalogue. */
export function ProductsScreen() {
  const t = useTexts()
  const definition = useProductList()
  return (
    <ScreenFrame title={t('nav.products')} fixed>
      <ListScreen definition={definition} />
    </ScreenFrame>
  )
}

/** The grid shows as many variants. */
const MAX_SELECTED = 5000

const YES = 'true'
const NO = 'false'

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
      filters: [
        { id: 'search', title: 'list.search', kind: 'search' },
        {
          id: 'family',
          title: 'product.family',
          kind: 'choice',
          options: FAMILIES.map((family) => [family, t(`family.${family}`)] as const),
        },
        {
          id: 'ageGroup',
          title: 'product.ageGroup',
          kind: 'choice',
          options: AGE_GROUPS.map((ageGroup) => [ageGroup, t(`ageGroup.${ageGroup}`)] as const),
        },
        {
          id: 'stock',
          title: 'product.stock',
          kind: 'choice',
          options: [['low', t('work.low-stock')]],
        },
        {
          id: 'recommended',
          title: 'product.recommended',
          kind: 'choice',
          options: [
            [YES, t('common.yes')],
            [NO, t('common.no')],
          ],
        },
      ],
      keyOf: ({ sku }) => sku,
      linkOf: ({ sku }) => `/products/${sku}`,
      isExported: true,
      ...(mayEdit && { selection: { max: MAX_SELECTED, actions: (selected) => <EditInGrid selected={selected} /> } }),
      empty: { title: t('products.empty'), hint: t('products.emptyHint') },
    }),
    [t, formats, mayEdit],
  )
}

/** Long: one entry per column. */
function columnsOf(t: Translate, formats: Formats): ListDefinition<ProductEntry>['columns'] {
  return [
    {
      id: 'name',
      title: 'product.name',
      sort: 'name',
      width: 300,
      isDefault: true,
      phone: 'title',
      cell: ({ name }) => <strong>{name}</strong>,
    },
    {
      id: 'sku',
      title: 'product.sku',
      sort: 'sku',
      width: 170,
      isDefault: true,
      phone: 'note',
      cell: ({ sku }) => <code>{sku}</code>,
    },
    {
      id: 'family',
      title: 'product.family',
      width: 150,
      isDefault: true,
      phone: 'aside',
      cell: ({ family }) => family && t.maybe('family', family),
    },
    {
      id: 'ageGroup',
      title: 'product.ageGroup',
      width: 130,
      isDefault: true,
      cell: ({ ageGroup }) => ageGroup && t.maybe('ageGroup', ageGroup),
    },
    {
      id: 'variants',
      title: 'product.variants',
      width: 110,
      isNumber: true,
      isDefault: true,
      cell: ({ variants }) => formats.number(variants),
    },
    {
      id: 'recommended',
      title: 'product.recommended',
      width: 160,
      isDefault: true,
      phone: 'state',
      cell: ({ recommended }) => recommended && <Badge tone="info">{t('product.isRecommended')}</Badge>,
    },
  ]
}
