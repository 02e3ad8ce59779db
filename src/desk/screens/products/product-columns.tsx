/** The columns of the list of products. */
import type { ProductEntry } from '../../api/product-schemas.ts'
import type { Formats } from '../../formats/formats.ts'
import { pictureUrl } from '../../formats/picture-url.ts'
import type { ListDefinition } from '../../table/list-definition.ts'
import type { Translate } from '../../texts/translate.ts'
import { Badge } from '../../ui/Badge.tsx'
import styles from './ProductList.module.css'
import { STATE_TONES } from './state-tones.ts'

/** Long: one entry per column. */
export function columnsOf(t: Translate, formats: Formats): ListDefinition<ProductEntry>['columns'] {
  return [
    {
      id: 'name',
      title: 'product.name',
      sort: 'name',
      width: 300,
      isDefault: true,
      phone: 'title',
      cell: ({ name, picture }) => (
        <>
          <Thumbnail picture={picture} />
          <strong>{name}</strong>
        </>
      ),
    },
    {
      id: 'sku',
      title: 'product.sku',
      sort: 'sku',
      width: 160,
      isDefault: true,
      phone: 'note',
      cell: ({ sku }) => <code>{sku}</code>,
    },
    {
      id: 'family',
      title: 'product.family',
      width: 120,
      isDefault: true,
      phone: 'aside',
      cell: ({ family }) => family && t.maybe('family', family),
    },
    {
      id: 'state',
      title: 'product.state',
      width: 130,
      isDefault: true,
      phone: 'state',
      cell: ({ state }) => <Badge {...STATE_TONES[state]}>{t(`productState.${state}`)}</Badge>,
    },
    {
      id: 'stockEurope',
      title: 'product.stockEurope',
      width: 130,
      isNumber: true,
      isDefault: true,
      cell: ({ stockEurope, state }) => state === 'listed' && formats.number(stockEurope),
    },
    {
      id: 'stockAmerica',
      title: 'product.stockAmerica',
      width: 130,
      isNumber: true,
      isDefault: true,
      cell: ({ stockAmerica, state }) => state === 'listed' && formats.number(stockAmerica),
    },
    {
      id: 'price',
      title: 'product.final',
      width: 150,
      isNumber: true,
      isDefault: true,
      cell: ({ price }) => price && priceText(price, t, formats),
    },
    {
      id: 'problems',
      title: 'product.problems',
      width: 240,
      isDefault: true,
      cell: ({ problems }) => <ProblemList problems={problems} t={t} />,
    },
    {
      id: 'ageGroup',
      title: 'product.ageGroup',
      width: 120,
      isDefault: false,
      cell: ({ ageGroup }) => ageGroup && t.maybe('ageGroup', ageGroup),
    },
    {
      id: 'variants',
      title: 'product.variants',
      width: 110,
      isNumber: true,
      isDefault: false,
      cell: ({ variants }) => formats.number(variants),
    },
    {
      id: 'recommended',
      title: 'product.recommended',
      width: 150,
      isDefault: false,
      cell: ({ recommended }) => recommended && <Badge tone="info">{t('product.isRecommended')}</Badge>,
    },
  ]
}

function priceText({ currency, from, to }: NonNullable<ProductEntry['price']>, t: Translate, formats: Formats): string {
  const least = formats.amount(from, currency)
  return from === to ? least : t('product.from', { amount: least })
}

/** Decoration: the name is beside it. */
function Thumbnail({ picture }: Pick<ProductEntry, 'picture'>) {
  const src = picture === null ? undefined : pictureUrl(picture.href)
  if (src === undefined) return <span className={styles.thumbnail} />
  return (
    <img
      className={styles.thumbnail}
      src={src}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      decoding="async"
      style={{ background: picture?.background }}
    />
  )
}

function ProblemList({ problems, t }: { readonly problems: ProductEntry['problems']; readonly t: Translate }) {
  const texts = problems.map(({ code, detail }) => {
    const text = t.maybe('problem', code)
    return detail === '' ? text : `${text}: ${detail}`
  })
  return texts.length === 0 ? null : (
    <span className={styles.problems} title={texts.join('\n')}>
      {texts.join(' · ')}
    </span>
  )
}
