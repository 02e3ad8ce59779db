/** Every column of the catalogue file as a form: a draft may be saved incomplete, a listed product passes the checks of the import. */
import { useRef, useState } from 'react'
import { SaveBar } from '../../../drafts/SaveBar.tsx'
import { type FormDraft, useDraft, type Versioned } from '../../../drafts/use-draft.ts'
import { writeOperation } from '../../../api/call-operation.ts'
import type { ProductValue, ProductForEdit, ColumnProblem } from '../../../api/product-schemas.ts'
import { refresh } from '../../../api/queries.ts'
import { sessionStore } from '../../../api/session.ts'
import { useDeskStore } from '../../../app/store.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { showToast } from '../../../ui/toasts.ts'
import styles from './Editor.module.css'
import { FacetsPanel } from './FacetsPanel.tsx'
import { loadForEdit } from './load-for-edit.ts'
import { LawPanel } from './LawPanel.tsx'
import { ListingDialog } from './ListingDialog.tsx'
import { PicturesPanel } from './PicturesPanel.tsx'
import { fieldId, problemsAt, problemsIn } from './problems.ts'
import { changedOffers, readProduct } from './product-value.ts'
import { TextsPanel } from './TextsPanel.tsx'
import { PricesPanel, VariantsPanel } from './VariantsPanel.tsx'
import { ProductActions } from './ProductActions.tsx'

type Props = { readonly loaded: ProductForEdit }

/** Long: the panels of the form in their order. */
export function ProductEditor({ loaded }: Props) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const [language, setLanguage] = useState('en')
  const [found, setFound] = useState<readonly ColumnProblem[]>([])
  const [listing, setListing] = useState<ProductForEdit>()
  const draft = useProductDraft(loaded, setFound)
  const { value, edit } = draft
  const isReadOnly = !session?.permissions.includes('products.write')
  const problemAt = problemsAt(found)
  const goTo = (problem: ColumnProblem): void => {
    setListing(undefined)
    setFound(listing?.problems ?? found)
    const [, own] =
      /^(?:name|keywords|safety\.warnings|description\.\w+|meta\.\w+|image\.\d+\.alt)\.([\w-]+)$/.exec(
        problem.column,
      ) ?? []
    if (own !== undefined) setLanguage(own)
    // After the dialog has given the focus back, and the language is shown.
    setTimeout(() => {
      const field = document.getElementById(fieldId(problem.column, problem.row))
      const control = field?.matches('input, textarea')
        ? field
        : field?.querySelector<HTMLElement>('input, select, button')
      control?.focus()
      control?.scrollIntoView({ block: 'center' })
    }, 50)
  }
  return (
    <div className={styles.editor}>
      {!isReadOnly && <ProductActions loaded={loaded} draft={draft} onListing={setListing} />}
      {found.length > 0 && <Notice tone="danger">{t.count('edit.problems', found.length)}</Notice>}
      <TextsPanel
        value={value}
        edit={edit}
        language={language}
        onLanguage={setLanguage}
        problems={found}
        problemAt={problemAt}
        isReadOnly={isReadOnly}
      />
      <PicturesPanel
        images={value.images ?? []}
        language={language}
        onChange={(images, group) => edit('images', images.length === 0 ? undefined : images, group)}
        problemAt={problemAt}
        isReadOnly={isReadOnly}
        mayUpload={session?.permissions.includes('media.write') ?? false}
      />
      <VariantsPanel
        variants={value.variants ?? []}
        onChange={(variants, group) => edit('variants', variants.length === 0 ? undefined : variants, group)}
        problemAt={problemAt}
        isReadOnly={isReadOnly}
      />
      <PricesPanel
        variants={value.variants ?? []}
        onChange={(variants, group) => edit('variants', variants, group)}
        problemAt={problemAt}
        isReadOnly={isReadOnly}
      />
      <FacetsPanel value={value} edit={edit} problemAt={problemAt} isReadOnly={isReadOnly} />
      <LawPanel value={value} edit={edit} problemAt={problemAt} isReadOnly={isReadOnly} />
      <SaveBar draft={draft} nameOf={(path) => path} textOf={(_, shown) => textOf(shown)} />
      {listing && <ListingDialog product={listing} onProblem={goTo} onClose={() => setListing(undefined)} />}
    </div>
  )
}

const MAX_SHOWN = 200

/** In the dialog that asks which of two values is saved. */
function textOf(shown: unknown): string {
  if (shown === undefined || shown === null) return '–'
  const text = typeof shown === 'string' ? shown : JSON.stringify(shown)
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}

const toVersioned = ({ product, version }: ProductForEdit): Versioned<ProductValue> => ({ value: product, version })

function useProductDraft(
  loaded: ProductForEdit,
  onProblems: (problems: readonly ColumnProblem[]) => void,
): FormDraft<ProductValue> {
  const t = useTexts()
  const { sku, state } = loaded
  /** Of what the edits are based on: an import changes it without a version. */
  const updatedAt = useRef(loaded.updatedAt)
  const reload = async () => {
    const now = await loadForEdit(sku)
    updatedAt.current = now.updatedAt
    return toVersioned(now)
  }
  return useDraft<ProductValue>({
    subject: `product-details:${sku}`,
    loaded: toVersioned(loaded),
    isStored: true,
    read: readProduct,
    reload,
    async save(value, version) {
      onProblems([])
      const product = state === 'listed' ? changedOffers(value, loaded.product) : value
      try {
        const outcome = await writeOperation('product.save', { sku, version, product, updatedAt: updatedAt.current })
        if (outcome.kind === 'done') {
          const text = t(outcome.value.state === 'listed' ? 'edit.saved' : 'edit.savedDraft')
          showToast({ text, tone: 'done', undo: outcome.undo })
        }
      } catch (error) {
        onProblems(problemsIn(error))
        throw error
      }
      void refresh('product.list', 'product.read', 'audit.list')
      return reload()
    },
  })
}
