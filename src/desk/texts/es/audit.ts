/** Spanish, with “tú”: the audit log and jobs. */
import type { EN_AUDIT } from '../en/audit.ts'

export const ES_AUDIT: Readonly<Record<keyof typeof EN_AUDIT, string>> = {
  'job.progress': '{done} de {total}',
  'job.cancel': 'Detener',
  'job.cancelled': 'Esta tarea se ha detenido.',

  'jobs.hint': 'Los resultados se guardan siete días, solo para ti.',
  'jobs.empty': 'Aún no hay tareas',
  'jobs.emptyHint': 'Las exportaciones de listas largas y los cambios grandes aparecen aquí mientras se ejecutan.',

  'jobState.queued': 'En espera',
  'jobState.running': 'En curso',
  'jobState.done': 'Terminada',
  'jobState.failed': 'Fallida',
  'jobState.cancelled': 'Detenida',

  'audit.hint': 'Todo lo que se ha hecho, rechazado o deshecho, lo más reciente primero.',
  'audit.operation': 'Operación',
  'audit.at': 'Fecha y hora',
  'audit.actor': 'Quién',
  'audit.subject': 'Objeto',
  'audit.outcome': 'Resultado',
  'audit.network': 'Red',
  'audit.changes': 'Cambiado',
  'audit.chain': 'Cadena',
  'audit.sealed': 'Sellado',
  'audit.notSealed': 'Sellado en curso',
  'audit.field': 'Campo',
  'audit.before': 'Antes',
  'audit.after': 'Después',
  'audit.erased': 'borrado',
  'audit.details': 'Detalles',
  'audit.noChanges': 'No se ha cambiado ningún campo.',
  'audit.empty': 'Aún no ha pasado nada',
  'audit.emptyHint': 'Cada cambio, cada acceso y cada exportación queda anotado aquí.',

  'outcome.done': 'Hecho',
  'outcome.denied': 'Denegado',
  'outcome.failed': 'Fallido',
  'outcome.undone': 'Deshecho',

  'actor.cli': 'Línea de comandos',
  'actor.system': 'Tienda',
  'actor.api-key': 'Clave de API',
  'actor.staff': 'Equipo',
}
