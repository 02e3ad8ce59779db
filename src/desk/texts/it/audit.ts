/** Italian, with “tu”: the audit log and jobs. */
import type { EN_AUDIT } from '../en/audit.ts'

export const IT_AUDIT: Readonly<Record<keyof typeof EN_AUDIT, string>> = {
  'job.progress': '{done} di {total}',
  'job.cancel': 'Ferma',
  'job.cancelled': 'Questa attività è stata fermata.',

  'jobs.hint': 'I risultati restano disponibili sette giorni, solo per te.',
  'jobs.empty': 'Ancora nessuna attività',
  'jobs.emptyHint': 'Le esportazioni di elenchi lunghi e le modifiche estese compaiono qui mentre sono in corso.',

  'jobState.queued': 'In attesa',
  'jobState.running': 'In corso',
  'jobState.done': 'Finita',
  'jobState.failed': 'Non riuscita',
  'jobState.cancelled': 'Fermata',

  'audit.hint': 'Tutto ciò che è stato fatto, rifiutato o annullato, dal più recente.',
  'audit.operation': 'Operazione',
  'audit.at': 'Data e ora',
  'audit.actor': 'Chi',
  'audit.subject': 'Oggetto',
  'audit.outcome': 'Esito',
  'audit.network': 'Rete',
  'audit.changes': 'Modificato',
  'audit.chain': 'Catena',
  'audit.sealed': 'Sigillato',
  'audit.notSealed': 'Sigillatura in corso',
  'audit.field': 'Campo',
  'audit.before': 'Prima',
  'audit.after': 'Dopo',
  'audit.erased': 'cancellato',
  'audit.details': 'Dettagli',
  'audit.noChanges': 'Nessun campo è stato modificato.',
  'audit.empty': 'Non è ancora successo niente',
  'audit.emptyHint': 'Ogni modifica, ogni accesso e ogni esportazione viene annotato qui.',

  'outcome.done': 'Fatto',
  'outcome.denied': 'Negato',
  'outcome.failed': 'Non riuscito',
  'outcome.undone': 'Annullato',

  'actor.cli': 'Riga di comando',
  'actor.system': 'Negozio',
  'actor.api-key': 'Chiave API',
  'actor.staff': 'Team',
}
