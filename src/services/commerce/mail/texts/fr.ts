import type { MailTexts } from './en.ts'

export const fr: MailTexts = {
  hello: 'Bonjour {name},',
  signature: 'Le poisson et toute l’équipe de Sockeye',
  sentBy: 'Cet e-mail vous est envoyé par {seller}.',

  orderSubject: 'Merci pour votre commande {number}',
  orderThanks: 'Votre commande est enregistrée et payée. Prochain arrêt : la table d’emballage.',
  orderNumber: 'Numéro de commande',
  orderedOn: 'Commandé le',
  lines: 'Votre commande',
  size: 'Taille {size}',
  priceEach: '{price} l’unité',
  gift: 'Un cadeau de notre part',
  itemsTotal: 'Sous-total',
  discount: 'Remise',
  shipping: 'Livraison',
  free: 'Offert',
  total: 'Total',
  taxIncluded: 'Dont TVA ({percent} %)',
  taxAdded: 'Taxe de vente',
  deliveredTo: 'Adresse de livraison',
  billedTo: 'Adresse de facturation',
  deliveredBy: 'Mode de livraison',
  arrives: 'Arrivée : {days}',
  showOrder: 'Voir votre commande',
  keepLink: 'Toute personne disposant de ce lien peut voir votre commande : gardez-le pour vous.',
  changedMind: 'Vous avez changé d’avis ?',

  receivedSubject: 'Nous avons bien reçu votre commande {number}',
  receivedText:
    'Votre commande nous est bien parvenue. Votre banque n’a pas encore confirmé le paiement ; dès que ce sera fait, nous confirmerons la commande et la préparerons. Vous n’avez rien à faire.',

  refundSubject: 'Remboursement de votre commande {number}',
  refundText:
    'Nous vous avons remboursé {amount} par le moyen de paiement utilisé pour votre commande. Le montant peut mettre jusqu’à cinq jours ouvrés à apparaître sur votre compte.',
  cancelSubject: 'Votre commande {number} a été annulée',
  cancelText:
    'Nous avons annulé votre commande {number}. Ce que vous avez payé vous est remboursé par le même moyen de paiement.',

  linkSubject: 'Vos commandes chez Sockeye',
  linkText:
    'Quelqu’un a demandé à voir les commandes passées avec cette adresse e-mail. Si c’est vous, voici votre lien. Il fonctionne une seule fois, pendant {minutes} minutes.',
  linkButton: 'Voir mes commandes',
  linkNotYou: 'Si ce n’est pas vous, vous n’avez rien à faire : sans cet e-mail, personne ne peut voir vos commandes.',

  yourOrders: 'Vos commandes',
  openLink: 'Encore un clic, pour que ce lien ne serve qu’à vous.',
  linkGone: 'Ce lien a déjà servi ou a expiré',
  linkGoneText: 'Chaque lien fonctionne une seule fois, et pas longtemps. Demandez-en un nouveau, c’est rapide.',
  askAgain: 'Demander un nouveau lien',
  orderGone: 'Cette commande est introuvable',
  orderGoneText: 'Le lien a expiré, ou un morceau s’est perdu en route.',
  stateOpen: 'En attente de paiement',
  stateLapsed: 'Non payée',
  statePaid: 'Payée. Merci !',
  stateHeld: 'Nous vérifions le paiement',
  stateCancelled: 'Annulée',
  stateRefunded: 'Remboursée',
  refundedSum: 'Remboursé',
  toShop: 'Retour à la boutique',
  somethingMissing: 'Vérifiez votre saisie : {fields}.',
  tooOften: 'Trop de tentatives. Patientez une heure, puis réessayez.',

  withdraw: 'Renoncer au contrat ici',
  withdrawIntro:
    'Vous disposez de 14 jours à compter de la réception de vos articles, sans avoir à donner de motif. Dites-nous qui vous êtes et de quelle commande il s’agit.',
  withdrawName: 'Votre nom',
  withdrawEmail: 'Votre adresse e-mail',
  withdrawNext: 'Continuer',
  withdrawCheck: 'Est-ce exact ?',
  withdrawStatement:
    'Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens de la commande {number}.',
  withdrawStatementPart:
    'Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens suivants de la commande {number} : {items}.',
  withdrawUnits:
    'De quels articles s’agit-il ? Choisissez le nombre. Sans choix de votre part, la rétractation vaut pour toute la commande.',
  withdrawConfirm: 'Confirmer la rétractation',
  withdrawDone: 'Nous avons reçu votre rétractation',
  withdrawDoneText: 'Elle nous est parvenue le {moment}. Une confirmation est en route vers {email}.',
  withdrawSubject: 'Nous avons reçu votre rétractation pour la commande {number}',
  withdrawReceived: 'Le {moment}, nous avons reçu de votre part la déclaration suivante :',
  withdrawNow:
    'Veuillez renvoyer les articles dans les 14 jours. Nous vous rembourserons ce que vous avez payé, livraison standard comprise, dans les 14 jours à compter d’aujourd’hui ; nous pouvons attendre d’avoir reçu les articles ou la preuve de leur envoi.',
}
