/** One product. */
import { PageHead, Plain } from '../../features/layout/index.ts'
import type { PageProps } from '../../page-contract.ts'
import type { load } from './load.ts'

export function Page({ data: { name } }: PageProps<typeof load>) {
  return (
    <Plain title={name}>
      <PageHead title={name} />
    </Plain>
  )
}
