/** German, with “du”: the audit log and jobs. */
import type { EN_AUDIT } from '../en/audit.ts'

export const DE_AUDIT: Readonly<Record<keyof typeof EN_AUDIT, string>> = {
  'job.progress': '{done} von {total}',
  'job.cancel': 'Abbrechen',
  'job.cancelled': 'Diese Aufgabe wurde abgebrochen.',

  'jobs.hint': 'Ergebnisse bleiben sieben Tage abrufbar, nur für dich.',
  'jobs.empty': 'Noch keine Aufgaben',
  'jobs.emptyHint': 'Exporte langer Listen und große Änderungen erscheinen hier, während sie laufen.',

  'jobState.queued': 'Wartet',
  'jobState.running': 'Läuft',
  'jobState.done': 'Fertig',
  'jobState.failed': 'Fehlgeschlagen',
  'jobState.cancelled': 'Abgebrochen',

  'audit.hint': 'Alles, was getan, abgelehnt oder rückgängig gemacht wurde, das Neueste zuerst.',
  'audit.operation': 'Vorgang',
  'audit.at': 'Zeitpunkt',
  'audit.actor': 'Wer',
  'audit.subject': 'Betrifft',
  'audit.outcome': 'Ergebnis',
  'audit.network': 'Netz',
  'audit.changes': 'Geändert',
  'audit.chain': 'Kette',
  'audit.sealed': 'Versiegelt',
  'audit.notSealed': 'Wird versiegelt',
  'audit.field': 'Feld',
  'audit.before': 'Vorher',
  'audit.after': 'Nachher',
  'audit.erased': 'gelöscht',
  'audit.details': 'Einzelheiten',
  'audit.noChanges': 'Kein Feld wurde geändert.',
  'audit.empty': 'Noch ist nichts passiert',
  'audit.emptyHint': 'Jede Änderung, jede Anmeldung und jeder Export wird hier festgehalten.',

  'outcome.done': 'Erledigt',
  'outcome.denied': 'Abgelehnt',
  'outcome.failed': 'Fehlgeschlagen',
  'outcome.undone': 'Rückgängig gemacht',

  'actor.cli': 'Kommandozeile',
  'actor.system': 'Shop',
  'actor.api-key': 'API-Schlüssel',
  'actor.staff': 'Team',
}
