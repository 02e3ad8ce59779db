/** French, with “vous”: the start screen and the help. */
import type { EN_START } from '../en/start.ts'

export const FR_START: Readonly<Record<keyof typeof EN_START, string>> = {
  'start.night': 'Toujours debout, {name} ?',
  'start.morning': 'Bonjour, {name}',
  'start.day': 'Bonjour, {name}',
  'start.evening': 'Bonsoir, {name}',
  'start.demo': 'Vous visitez une boutique de démo en tant que propriétaire. Rien ici n’atteint de vraies personnes.',
  'start.abilities': 'Ce que permet le rôle « {role} »',
  'start.due.one': '{n} remboursement à effectuer',
  'start.due.other': '{n} remboursements à effectuer',

  'urgency.overdue': 'en retard',
  'urgency.soon': 'bientôt dû',

  'start.orders': 'Trouver une commande et voir où elle en est.',
  'start.products': 'Tout ce que vend la boutique, avec les variantes.',
  'start.staff': 'Qui travaille ici, et dans quel rôle.',
  'start.audit': 'Qui a modifié quoi, et quand.',
  'start.jobs': 'Les exports et autres tâches longues.',

  'help.undo': 'Puis-je annuler cela ?',
  'help.undo.text':
    'Presque toujours : pendant dix secondes il y a un bouton « Annuler l’action », et Ctrl+Z fait de même. L’argent et les e-mails ne se rattrapent pas, c’est pourquoi le bureau demande d’abord confirmation.',
  'help.expired': 'Ma session a expiré. Mon travail est-il perdu ?',
  'help.expired.text':
    'Non. Une fenêtre de connexion s’ouvre au-dessus de votre travail. Connectez-vous, et tout est à sa place.',
  'help.views': 'Comment enregistrer un filtre ?',
  'help.views.text':
    'Réglez filtres, ordre et colonnes, puis enregistrez la vue. L’adresse de la page la contient aussi : envoyez-la à un ou une collègue pour montrer la même liste.',
  'help.fresh': 'Pourquoi le bureau redemande-t-il ma clé d’accès ?',
  'help.fresh.text':
    'Les remboursements, les rôles et les exports de données personnelles demandent une confirmation de moins de cinq minutes. Un écran laissé sans surveillance ne peut donc pas nuire.',
  'help.offline': 'Que se passe-t-il sans réseau ?',
  'help.offline.text':
    'Un bandeau le signale, et ce que vous avez enregistré part dès que la boutique répond. Rien n’est envoyé deux fois.',
}
