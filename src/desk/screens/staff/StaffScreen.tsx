/** Accounts of staff: invite, change the role, disable, reset factors, end sessions (STF-06, STF-12, STF-17). */
import { useMemo, useState } from 'react'
import { ROLES } from '../../../contracts/staff/roles.ts'
import { readOperation } from '../../api/call-operation.ts'
import type { StaffEntry } from '../../api/operations.ts'
import { ListScreen } from '../../table/ListScreen.tsx'
import type { ListDefinition } from '../../table/list-definition.ts'
import type { Translate } from '../../texts/translate.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { MenuEntry } from '../../ui/Menu.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { SessionsDialog } from './SessionsDialog.tsx'
import { StaffActionDialog, type StaffAction } from './StaffActionDialog.tsx'
import { STAFF_STATUSES, StaffStatus } from './StaffStatus.tsx'

type Opened = { readonly action: StaffAction | 'sessions'; readonly entry: StaffEntry }

export function StaffScreen() {
  const t = useTexts()
  const [opened, setOpened] = useState<Opened>()
  const [isInviting, setInviting] = useState(false)
  const definition = useStaffList(setOpened)
  const close = (): void => setOpened(undefined)
  return (
    <ScreenFrame
      title={t('nav.staff')}
      fixed
      actions={
        <Button look="primary" icon="plus" onPress={() => setInviting(true)}>
          {t('staff.invite')}
        </Button>
      }
    >
      <ListScreen definition={definition} />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {opened?.action === 'sessions' && <SessionsDialog account={opened.entry} onClose={close} />}
      {opened && opened.action !== 'sessions' && (
        <StaffActionDialog action={opened.action} entry={opened.entry} onClose={close} />
      )}
    </ScreenFrame>
  )
}

function useStaffList(onOpen: (opened: Opened) => void): ListDefinition<StaffEntry> {
  const t = useTexts()
  return useMemo(
    () => ({
      screen: 'staff',
      operation: 'staff.list',
      load: (input, signal) => readOperation('staff.list', input, signal),
      label: t('nav.staff'),
      columns: columnsOf(t),
      filters: [
        { id: 'search', title: 'list.search', kind: 'search' },
        {
          id: 'role',
          title: 'staff.role',
          kind: 'choice',
          options: ROLES.map((role) => [role, t(`role.${role}`)] as const),
        },
        {
          id: 'status',
          title: 'staff.status',
          kind: 'choice',
          options: STAFF_STATUSES.map((status) => [status, t.maybe('staffStatus', status)] as const),
        },
      ],
      keyOf: ({ id }) => id,
      nameOf: ({ name, email }) => name || email,
      actionsOf: (entry) =>
        actionsFor(entry).map(([action, icon, isDanger]) => (
          <MenuEntry key={action} icon={icon} danger={isDanger} onAction={() => onOpen({ action, entry })}>
            {t(`staff.${action}`)}
          </MenuEntry>
        )),
      isExported: true,
      empty: { title: t('staff.empty'), hint: t('staff.emptyHint') },
    }),
    [t, onOpen],
  )
}

function actionsFor({ status }: StaffEntry) {
  if (status === 'invited')
    return [
      ['changeRole', 'staff', false],
      ['revoke', 'cancel', true],
    ] as const
  if (status === 'disabled') return [['enable', 'check', false]] as const
  return [
    ['changeRole', 'staff', false],
    ['sessions', 'clock', false],
    ['reset', 'key', true],
    ['disable', 'cancel', true],
  ] as const
}

function factorsText(t: Translate, { passkeys, totp }: StaffEntry): string {
  const parts = [...(passkeys > 0 ? [t.count('factor.passkeys', passkeys)] : []), ...(totp ? [t('factor.totp')] : [])]
  return parts.length === 0 ? t('factor.none') : parts.join(', ')
}

/** Long: one entry per column. */
function columnsOf(t: Translate): ListDefinition<StaffEntry>['columns'] {
  return [
    {
      id: 'name',
      title: 'account.name',
      sort: 'name',
      width: 200,
      isDefault: true,
      phone: 'title',
      cell: ({ name, email }) => name || email,
    },
    {
      id: 'email',
      title: 'signIn.email',
      sort: 'email',
      width: 250,
      isDefault: true,
      phone: 'note',
      cell: ({ email }) => email,
    },
    {
      id: 'role',
      title: 'staff.role',
      sort: 'role',
      width: 140,
      isDefault: true,
      phone: 'aside',
      cell: ({ role }) => t(`role.${role}`),
    },
    {
      id: 'status',
      title: 'staff.status',
      sort: 'status',
      width: 150,
      isDefault: true,
      phone: 'state',
      cell: (entry) => <StaffStatus entry={entry} />,
    },
    { id: 'factors', title: 'staff.factors', width: 190, isDefault: true, cell: (entry) => factorsText(t, entry) },
    {
      id: 'signedInAt',
      title: 'staff.signedInAt',
      sort: 'signedInAt',
      width: 150,
      isDefault: true,
      cell: ({ signedInAt }) => (signedInAt ? <Time iso={signedInAt} /> : t('staff.never')),
    },
  ]
}
