/** What can be done with selected orders: slips, picking list, shipments, mails, export (DOR-09). */
import { useState } from 'react'
import { sessionStore } from '../../../api/session.ts'
import { useDeskStore } from '../../../app/store.ts'
import type { SelectedSubjects } from '../../../table/list-definition.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { BulkDialog, type BulkKind } from './BulkDialog.tsx'

const ACTIONS = [
  { kind: 'slips', icon: 'print', permission: 'shipments.write' },
  { kind: 'picking-list', icon: 'print', permission: 'shipments.write' },
  { kind: 'ship', icon: 'orders', permission: 'shipments.write' },
  { kind: 'resend', icon: 'mail', permission: 'orders.write' },
  { kind: 'export', icon: 'download', permission: 'exports.run' },
] as const

/** What a role may not do is not shown. */
export function BulkActions({ selected }: { readonly selected: SelectedSubjects }) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const [open, setOpen] = useState<BulkKind>()
  return (
    <>
      {ACTIONS.filter(({ permission }) => session?.permissions.includes(permission)).map(({ kind, icon }) => (
        <Button key={kind} icon={icon} onPress={() => setOpen(kind)}>
          {t(`bulk.${kind}`)}
        </Button>
      ))}
      {open !== undefined && <BulkDialog kind={open} selected={selected} onClose={() => setOpen(undefined)} />}
    </>
  )
}
