/** What a product is made of and its colour, for the lines above the order button (LAW-08). Fetched when the lines are on the screen. */
import { isObject } from '../../../../../contracts/answer-kinds.ts'
import { READ_PRODUCTS } from '../../../../../contracts/discovery/discovery-routes.ts'
import { MAX_SKUS } from '../../../../../contracts/discovery/discovery.ts'
import { discoveryTransport } from '../../../../stores/transports.ts'
import type { OrderLegal } from '../checkout-legal.ts'
import type { LineFacts } from '../OrderLines.tsx'

type Names = Pick<OrderLegal, 'language' | 'colours' | 'fibres'>

/** By the SKU of the product. Nothing where it cannot be fetched: the link to the product says it all. */
export async function loadLineFacts(skus: readonly string[], names: Names): Promise<ReadonlyMap<string, LineFacts>> {
  const all = [...new Set(skus)]
  const slices = Array.from({ length: Math.ceil(all.length / MAX_SKUS) }, (_, index) =>
    all.slice(index * MAX_SKUS, (index + 1) * MAX_SKUS),
  )
  const found = await Promise.all(slices.map((slice) => productsOf(slice, names.language).catch(() => [])))
  return new Map(found.flat().flatMap((product) => factsOf(product, names)))
}

async function productsOf(skus: readonly string[], language: string): Promise<readonly unknown[]> {
  const { value } = await discoveryTransport()(READ_PRODUCTS, { query: { skus: skus.join(','), language } })
  const { products }: { products?: unknown } = isObject(value) ? value : {}
  const list: readonly unknown[] = Array.isArray(products) ? products : []
  return list
}

function factsOf(product: unknown, { colours, fibres }: Names): readonly (readonly [string, LineFacts])[] {
  if (!isObject(product)) return []
  const { sku, colour, information }: { sku?: unknown; colour?: unknown; information?: unknown } = product
  if (typeof sku !== 'string' || !isObject(information)) return []
  const { composition, compositions }: { composition?: unknown; compositions?: unknown } = information
  const { primary }: { primary?: unknown } = isObject(colour) ? colour : {}
  const parts = Array.isArray(compositions) ? compositions.map(fibresOf) : []
  const facts: LineFacts = {
    colour: typeof primary === 'string' ? (colours[primary] ?? primary) : '',
    composition: typeof composition === 'string' ? composition : '',
    local: fibres.map(({ lang, label, names }) => ({
      lang,
      text: `${label}: ${parts.map((part) => part.map(([name, percent]) => `${percent} % ${names[name] ?? name}`).join(', ')).join('. ')}`,
    })),
  }
  return [[sku, facts]]
}

/** The most of it first. */
function fibresOf(composition: unknown): readonly (readonly [string, number])[] {
  const { fibres }: { fibres?: unknown } = isObject(composition) ? composition : {}
  if (!Array.isArray(fibres)) return []
  return fibres
    .flatMap((fibre: unknown): readonly (readonly [string, number])[] => {
      const { material, percent }: { material?: unknown; percent?: unknown } = isObject(fibre) ? fibre : {}
      return typeof material === 'string' && typeof percent === 'number' ? [[material, percent]] : []
    })
    .toSorted(([, a], [, b]) => b - a)
}
