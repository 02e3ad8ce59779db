/** How the money of a return goes back: as it came, or as store credit where the shopper agreed to that (RET-15). */
import type { RefundOfReturn } from '../../../api/order-work-schemas.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { SelectField, TextAreaField } from '../../../ui/Field.tsx'

/** `consent`: how the shopper agreed. */
export type Payout = { readonly kind: 'money' | 'credit'; readonly consent: string }

export const AS_MONEY: Payout = { kind: 'money', consent: '' }
const KINDS = ['money', 'credit'] as const
const MIN_CONSENT = 10

export const isAgreed = ({ kind, consent }: Payout): boolean => kind === 'money' || consent.trim().length >= MIN_CONSENT

/** As `return.settle` takes it. */
export const creditInput = ({ kind, consent }: Payout) =>
  kind === 'money' ? {} : { credit: { consent: consent.trim() } }

/** What happened to the money. */
export function settledText({ kind }: Pick<Payout, 'kind'>, refund: RefundOfReturn | undefined) {
  if (refund === undefined) return 'toast.done'
  if ((refund.credited ?? 0) === 0) return 'return.settled'
  return kind === 'credit' ? 'return.settledAsCredit' : 'refund.onCredit'
}

type Props = { readonly payout: Payout; readonly onChange: (payout: Payout) => void }

export function ReturnPayout({ payout, onChange }: Props) {
  const t = useTexts()
  return (
    <>
      <SelectField
        label={t('payout.label')}
        value={payout.kind}
        options={KINDS.map((kind) => [kind, t(`payout.${kind}`)] as const)}
        onChange={(kind) => onChange({ ...payout, kind })}
        help={t('payout.creditHint')}
      />
      {payout.kind === 'credit' && (
        <TextAreaField
          label={t('payout.consent')}
          help={t('payout.consentHelp', { min: MIN_CONSENT })}
          value={payout.consent}
          onChange={(consent) => onChange({ ...payout, consent })}
          maxLength={2000}
          rows={2}
          isRequired
        />
      )}
    </>
  )
}
