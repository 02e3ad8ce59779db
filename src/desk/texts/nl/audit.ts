/** Dutch, with “je”: the audit log and jobs. */
import type { EN_AUDIT } from '../en/audit.ts'

export const NL_AUDIT: Readonly<Record<keyof typeof EN_AUDIT, string>> = {
  'job.progress': '{done} van {total}',
  'job.cancel': 'Stoppen',
  'job.cancelled': 'Deze taak is gestopt.',

  'jobs.hint': 'Resultaten blijven zeven dagen beschikbaar, alleen voor jou.',
  'jobs.empty': 'Nog geen taken',
  'jobs.emptyHint': 'Exports van lange lijsten en grote wijzigingen verschijnen hier terwijl ze lopen.',

  'jobState.queued': 'Wacht',
  'jobState.running': 'Loopt',
  'jobState.done': 'Klaar',
  'jobState.failed': 'Mislukt',
  'jobState.cancelled': 'Gestopt',

  'audit.hint': 'Alles wat is gedaan, geweigerd of ongedaan gemaakt, het nieuwste eerst.',
  'audit.operation': 'Handeling',
  'audit.at': 'Tijdstip',
  'audit.actor': 'Wie',
  'audit.subject': 'Onderwerp',
  'audit.outcome': 'Uitkomst',
  'audit.network': 'Netwerk',
  'audit.changes': 'Gewijzigd',
  'audit.chain': 'Keten',
  'audit.sealed': 'Verzegeld',
  'audit.notSealed': 'Wordt verzegeld',
  'audit.field': 'Veld',
  'audit.before': 'Voor',
  'audit.after': 'Na',
  'audit.erased': 'gewist',
  'audit.details': 'Details',
  'audit.noChanges': 'Er is geen veld gewijzigd.',
  'audit.empty': 'Er is nog niets gebeurd',
  'audit.emptyHint': 'Elke wijziging, elke login en elke export wordt hier vastgelegd.',

  'outcome.done': 'Gedaan',
  'outcome.denied': 'Geweigerd',
  'outcome.failed': 'Mislukt',
  'outcome.undone': 'Ongedaan gemaakt',

  'actor.cli': 'Opdrachtregel',
  'actor.system': 'Winkel',
  'actor.api-key': 'API-sleutel',
  'actor.staff': 'Team',
}
