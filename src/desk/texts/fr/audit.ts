/** French, with “vous”: the audit log and jobs. */
import type { EN_AUDIT } from '../en/audit.ts'

export const FR_AUDIT: Readonly<Record<keyof typeof EN_AUDIT, string>> = {
  'job.progress': '{done} sur {total}',
  'job.cancel': 'Arrêter',
  'job.cancelled': 'Cette tâche a été arrêtée.',

  'jobs.hint': 'Les résultats restent disponibles sept jours, pour vous seulement.',
  'jobs.empty': 'Aucune tâche pour l’instant',
  'jobs.emptyHint':
    'Les exports de longues listes et les grosses modifications s’affichent ici pendant leur exécution.',

  'jobState.queued': 'En attente',
  'jobState.running': 'En cours',
  'jobState.done': 'Terminée',
  'jobState.failed': 'Échouée',
  'jobState.cancelled': 'Arrêtée',

  'audit.hint': 'Tout ce qui a été fait, refusé ou annulé, le plus récent d’abord.',
  'audit.operation': 'Opération',
  'audit.at': 'Date et heure',
  'audit.actor': 'Qui',
  'audit.subject': 'Objet',
  'audit.outcome': 'Résultat',
  'audit.network': 'Réseau',
  'audit.changes': 'Modifié',
  'audit.chain': 'Chaîne',
  'audit.sealed': 'Scellé',
  'audit.notSealed': 'Scellement en cours',
  'audit.field': 'Champ',
  'audit.before': 'Avant',
  'audit.after': 'Après',
  'audit.erased': 'effacé',
  'audit.details': 'Détails',
  'audit.noChanges': 'Aucun champ n’a été modifié.',
  'audit.empty': 'Il ne s’est encore rien passé',
  'audit.emptyHint': 'Chaque modification, chaque connexion et chaque export est noté ici.',

  'outcome.done': 'Fait',
  'outcome.denied': 'Refusé',
  'outcome.failed': 'Échoué',
  'outcome.undone': 'Annulé',

  'actor.cli': 'Ligne de commande',
  'actor.system': 'Boutique',
  'actor.api-key': 'Clé d’API',
  'actor.staff': 'Équipe',
}
