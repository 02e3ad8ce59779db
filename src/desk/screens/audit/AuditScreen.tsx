/** The audit log: who did what to which subject, with what came out of it (AUD-07). */
import { useMemo, useState } from 'react'
import { AUDIT_OUTCOMES } from '../../../contracts/staff/audit-entry.ts'
import { readOperation } from '../../api/call-operation.ts'
import type { AuditLogEntry } from '../../api/operations.ts'
import { ListScreen } from '../../table/ListScreen.tsx'
import type { ListDefinition } from '../../table/list-definition.ts'
import type { Translate } from '../../texts/translate.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import { actorText } from './actor-text.ts'
import { AuditDetails } from './AuditDetails.tsx'
import { AuditOutcomeBadge } from './AuditOutcomeBadge.tsx'

export function AuditScreen() {
  const t = useTexts()
  const [opened, setOpened] = useState<AuditLogEntry>()
  const definition = useAuditList(setOpened)
  return (
    <ScreenFrame title={t('nav.audit')} hint={t('audit.hint')} fixed>
      <ListScreen definition={definition} />
      {opened && (
        <Dialog title={t.maybe('operation', opened.operation)} onClose={() => setOpened(undefined)} wide>
          <AuditDetails entry={opened} />
        </Dialog>
      )}
    </ScreenFrame>
  )
}

function useAuditList(onOpen: (entry: AuditLogEntry) => void): ListDefinition<AuditLogEntry> {
  const t = useTexts()
  return useMemo(
    () => ({
      screen: 'audit',
      operation: 'audit.list',
      load: (input, signal) => readOperation('audit.list', input, signal),
      label: t('nav.audit'),
      columns: columnsOf(t),
      filters: [
        { id: 'actor', title: 'audit.actor', kind: 'text' },
        { id: 'operation', title: 'audit.operation', kind: 'choice', options: t.options('operation') },
        { id: 'subject', title: 'audit.subject', kind: 'text' },
        {
          id: 'outcome',
          title: 'audit.outcome',
          kind: 'choice',
          options: AUDIT_OUTCOMES.map((outcome) => [outcome, t(`outcome.${outcome}`)] as const),
        },
        { id: 'from', title: 'list.from', kind: 'date' },
        { id: 'to', title: 'list.to', kind: 'date' },
      ],
      keyOf: ({ id }) => id,
      onOpen,
      isExported: true,
      empty: { title: t('audit.empty'), hint: t('audit.emptyHint') },
    }),
    [t, onOpen],
  )
}

/** Long: one entry per column. */
function columnsOf(t: Translate): ListDefinition<AuditLogEntry>['columns'] {
  return [
    {
      id: 'operation',
      title: 'audit.operation',
      width: 220,
      isDefault: true,
      phone: 'title',
      cell: ({ operation }) => t.maybe('operation', operation),
    },
    {
      id: 'at',
      title: 'audit.at',
      width: 150,
      isDefault: true,
      phone: 'aside',
      cell: ({ at }) => <Time iso={at} />,
    },
    {
      id: 'actor',
      title: 'audit.actor',
      width: 190,
      isDefault: true,
      phone: 'note',
      cell: ({ actor }) => actorText(t, actor),
    },
    {
      id: 'subject',
      title: 'audit.subject',
      width: 210,
      isDefault: true,
      cell: ({ subject }) => subject && <code>{subject}</code>,
    },
    {
      id: 'outcome',
      title: 'audit.outcome',
      width: 130,
      isDefault: true,
      phone: 'state',
      cell: ({ outcome }) => <AuditOutcomeBadge outcome={outcome} />,
    },
    { id: 'network', title: 'audit.network', width: 160, isDefault: false, cell: ({ network }) => network },
    {
      id: 'changes',
      title: 'audit.changes',
      width: 200,
      isDefault: true,
      cell: ({ changes }) => changes.map(({ field }) => field).join(', '),
    },
  ]
}
