import type { MailTexts } from './en.ts'

export const fr: MailTexts = {
  hello: 'Bonjour {name},',
  signature: 'Le poisson et toute l’équipe de Sockeye',
  sentBy: 'Cet e-mail vous est envoyé par {seller}.',

  orderSubject: 'Votre commande {number} : merci',
  orderThanks: 'Merci pour votre commande. Le paiement est arrivé, les chaussettes arrivent.',
  orderNumber: 'Numéro de commande',
  orderedOn: 'Commandé le',
  lines: 'Votre commande',
  size: 'Taille {size}',
  gift: 'Un cadeau de notre part',
  goods: 'Articles',
  discount: 'Remise',
  shipping: 'Livraison',
  free: 'Offerte',
  total: 'Total',
  taxIncluded: 'dont TVA ({percent} %)',
  taxAdded: 'Taxe de vente',
  deliveredTo: 'Adresse de livraison',
  billedTo: 'Adresse de facturation',
  deliveredBy: 'Mode de livraison',
  showOrder: 'Voir votre commande',
  keepLink: 'Toute personne qui a ce lien peut voir votre commande : gardez-le pour vous.',
  changedMind: 'Vous avez changé d’avis ?',

  refundSubject: 'Remboursement de votre commande {number}',
  refundText:
    'Nous vous avons remboursé {amount} par le moyen de paiement utilisé. Votre banque peut mettre jusqu’à cinq jours ouvrés à l’afficher.',
  cancelSubject: 'Votre commande {number} est annulée',
  cancelText:
    'Nous avons annulé votre commande {number}. Le montant payé vous est remboursé par le moyen de paiement utilisé.',

  linkSubject: 'Vos commandes chez Sockeye',
  linkText:
    'Quelqu’un a demandé à voir les commandes de cette adresse e-mail. Si c’était vous, voici le lien. Il fonctionne une fois, pendant {minutes} minutes.',
  linkButton: 'Voir mes commandes',
  linkNotYou: 'Si ce n’était pas vous, ne faites rien : sans cet e-mail, personne ne voit rien.',

  yourOrders: 'Vos commandes',
  openLink: 'Encore un clic, pour que vous seul utilisiez votre lien.',
  linkGone: 'Ce lien a déjà servi, ou il est trop ancien.',
  linkGoneText: 'Un lien fonctionne une fois, et pas longtemps. Demandez-en un nouveau, c’est rapide.',
  askAgain: 'Demander un nouveau lien',
  orderGone: 'Cette commande n’existe pas',
  orderGoneText: 'Le lien est trop ancien, ou un morceau s’est perdu en route.',
  stateOpen: 'En attente de paiement',
  stateLapsed: 'Non payée',
  statePaid: 'Payée, en route vers l’emballage',
  stateHeld: 'Nous vérifions le paiement',
  stateCancelled: 'Annulée',
  stateRefunded: 'Remboursée',
  toShop: 'Retour à la boutique',
  somethingMissing: 'Vérifiez votre saisie : {fields}.',
  tooOften: 'Cela fait beaucoup d’essais. Attendez une heure, puis réessayez.',

  withdraw: 'Renoncer au contrat ici',
  withdrawIntro:
    'Vous disposez de 14 jours à compter de la réception de vos articles, sans avoir à donner de motif. Dites-nous qui vous êtes et de quelle commande il s’agit.',
  withdrawName: 'Votre nom',
  withdrawEmail: 'Votre adresse e-mail',
  withdrawNext: 'Continuer',
  withdrawCheck: 'Est-ce exact ?',
  withdrawStatement:
    'Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens de la commande {number}.',
  withdrawConfirm: 'Confirmer la rétractation',
  withdrawDone: 'Nous avons reçu votre rétractation',
  withdrawDoneText: 'Elle nous est parvenue le {moment}. Une confirmation est en route vers {email}.',
  withdrawSubject: 'Nous avons reçu votre rétractation de la commande {number}',
  withdrawReceived: 'Le {moment}, nous avons reçu de votre part cette déclaration :',
  withdrawNow:
    'Renvoyez les articles dans les 14 jours. Vous serez remboursé de ce que vous avez payé, livraison standard comprise, dans les 14 jours à compter d’aujourd’hui ; nous pouvons attendre d’avoir reçu les articles ou la preuve de leur envoi.',
}
