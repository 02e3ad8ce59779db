/** The product doctor: what keeps shoppers of each storefront from finding or buying a product, and where to change it (DGO-14). */
import { useQuery } from '@tanstack/react-query'
import { grantOf } from '../../../contracts/staff/permissions.ts'
import type { ProductDiagnosis } from '../../api/discount-schemas.ts'
import { OperationError } from '../../api/operation-error.ts'
import { operationQuery } from '../../api/queries.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { storefrontName } from '../../formats/names.ts'
import { useFormats } from '../../formats/use-formats.ts'
import type { ScreenProps } from '../../navigation/screens.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel, ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { actionOf, type DoctorFinding, sharedFindings } from './doctor-actions.ts'
import styles from './Doctor.module.css'

type StorefrontDiagnosis = ProductDiagnosis['storefronts'][number]

export function DoctorScreen({ parameter: sku }: ScreenProps) {
  const t = useTexts()
  const { data, error } = useQuery(operationQuery('product.diagnose', { sku }))
  if (error instanceof OperationError && error.status === 404) {
    return (
      <FullState
        title={t('product.missing', { sku })}
        mood="sad"
        actions={<ButtonLink to="/products">{t('product.all')}</ButtonLink>}
      >
        {t('product.missingHint')}
      </FullState>
    )
  }
  return (
    <ScreenFrame
      title={data ? t('doctor.title', { name: data.name }) : sku}
      hint={t('doctor.hint')}
      back={<BackLink to={`/products/${sku}`}>{data?.name ?? sku}</BackLink>}
    >
      <FailureNotice error={error} />
      {data ? <Diagnosis diagnosis={data} /> : <Skeleton />}
    </ScreenFrame>
  )
}

/** What every storefront shares is said once. */
function Diagnosis({ diagnosis }: { readonly diagnosis: ProductDiagnosis }) {
  const t = useTexts()
  const { sku, storefronts } = diagnosis
  if (storefronts.every(({ findings }) => findings.length === 0)) {
    return <Notice tone="done">{t('doctor.healthy')}</Notice>
  }
  const shared = sharedFindings(storefronts)
  return (
    <>
      {shared.length > 0 && (
        <Panel title={t('doctor.everywhere')}>
          <Findings sku={sku} findings={shared} />
        </Panel>
      )}
      <ul className={styles.grid}>
        {storefronts.map((one) => (
          <StorefrontCard key={one.storefront} sku={sku} diagnosis={one} shared={shared} />
        ))}
      </ul>
    </>
  )
}

type CardProps = {
  readonly sku: string
  readonly diagnosis: StorefrontDiagnosis
  readonly shared: readonly DoctorFinding[]
}

function StorefrontCard({ sku, diagnosis, shared }: CardProps) {
  const t = useTexts()
  const formats = useFormats()
  const { storefront, findings, sellable, sizes } = diagnosis
  const own = findings.filter(({ cause, sizes: some }) => !shared.some((one) => one.cause === cause && !some))
  return (
    <li className={styles.card} data-storefront={storefront}>
      <div className={styles.head}>
        <h2 className={styles.name}>{storefrontName(t, formats, storefront)}</h2>
        {findings.length === 0 ? (
          <Badge tone="done">{t('doctor.fine')}</Badge>
        ) : (
          <Badge tone={sellable > 0 ? 'attention' : 'danger'}>{t('doctor.sellable', { sellable, sizes })}</Badge>
        )}
      </div>
      {own.length > 0 && <Findings sku={sku} findings={own} of={diagnosis.countries} />}
    </li>
  )
}

type FindingsProps = {
  readonly sku: string
  readonly findings: readonly DoctorFinding[]
  /** The countries of the storefront; a finding about all of them names none. */
  readonly of?: readonly string[]
}

function Findings({ sku, findings, of }: FindingsProps) {
  const t = useTexts()
  const formats = useFormats()
  const { session } = useDeskStore(sessionStore)
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => {
        const { cause, countries, currency = '', sizes } = finding
        const { to, permission } = actionOf(finding, sku)
        const mayOpen = session !== undefined && grantOf(session.account.role, permission) !== undefined
        return (
          <li key={JSON.stringify([cause, currency, sizes, countries])} className={styles.finding}>
            <div>
              <strong>{t(`cause.${cause}`, { currency })}</strong>
              {sizes && <div className={styles.soft}>{sizes.map(({ size }) => size).join(', ')}</div>}
              {of && countries.length < of.length && (
                <div className={styles.soft}>{countries.map(formats.country).join(', ')}</div>
              )}
            </div>
            {mayOpen && <ButtonLink to={to}>{t(`causeAction.${cause}`)}</ButtonLink>}
          </li>
        )
      })}
    </ul>
  )
}
