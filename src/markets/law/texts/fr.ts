import type { LawTexts } from './law-text-kinds.ts'

export const fr: LawTexts = {
  legal: 'Informations légales',
  imprint: 'Mentions légales',
  privacy: 'Confidentialité',
  terms: 'Conditions générales de vente',
  withdrawalPage: 'Droit de rétractation',
  accessibility: 'Accessibilité',
  cookieSettings: 'Paramètres des cookies',
  cancelTransaction: 'Annuler un achat',
  weAccept: 'Moyens de paiement',
  card: 'carte bancaire',
  onlineBanking: 'virement en ligne',
  deliversTo: 'Pays de livraison : {countries}.',
  notTo: 'Nous ne livrons pas : {regions}.',
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  agreeTerms: 'En commandant, vous acceptez nos {terms}. Vous disposez d’un {withdrawal}.',
  withdrawalWord: 'droit de rétractation',

  demoNote: 'Ceci est le texte d’une boutique de démonstration. Remplacez-le par le vôtre avant l’ouverture.',
  seller: 'Vendeur',
  representative: 'Représenté par',
  telephone: 'Téléphone',
  email: 'E-mail',
  registration: 'Immatriculation',
  vatIds: 'Numéros de TVA',
  responsiblePerson: 'Responsable de la sécurité des produits dans l’Union européenne',
  sellerNumbers: 'Enregistrement comme vendeur',
  producerNumber: 'Identifiant unique (responsabilité élargie du producteur)',
  sortingMark: 'Consigne de tri',
  notStated: 'pas encore indiqué',
  disputes: 'Règlement extrajudiciaire des litiges',
  disputeNone:
    'Le médiateur de la consommation dont relève le vendeur n’est pas encore indiqué. Écrivez-nous d’abord : la plupart des différends se règlent directement.',
  disputeBody:
    'Si nous ne parvenons pas à régler une réclamation ensemble, vous pouvez saisir gratuitement le médiateur de la consommation : {body}.',

  guarantee: 'Garantie légale de conformité',
  guaranteeText:
    'Les biens achetés ici doivent être conformes au contrat. S’ils ne le sont pas, vous pouvez, pendant au moins 2 ans à compter de la délivrance, demander au vendeur, c’est-à-dire à nous, la réparation ou le remplacement sans frais, puis une réduction du prix ou le remboursement. Le droit de votre pays peut vous accorder davantage.',
  guaranteePlaceholder: 'Emplacement réservé à la notice officielle du règlement (UE) 2025/1960.',

  voluntary: 'Du 15e au 30e jour : notre délai supplémentaire',
  voluntaryText:
    'Une fois le délai légal écoulé, nous reprenons encore les articles jusqu’à 30 jours après leur réception, sans que la loi l’exige. Pour ces jours supplémentaires seulement, ils doivent être non portés et munis de leur étiquette. Votre droit légal n’en est limité d’aucune façon.',
  voluntaryOnly: '30 jours pour retourner un article',
  voluntaryOnlyText:
    'Le droit de votre pays ne prévoit pas de droit général de rétractation. Nous reprenons volontairement les articles pendant 30 jours après leur réception, s’ils sont non portés et munis de leur étiquette.',

  version: 'Version {version}. Valable pour : {country}.',
  clauses: 'Ce qui s’applique dans votre pays',
  clausesOf: {
    eu: [
      'Quoi que disent ces conditions, les règles impératives de protection des consommateurs du pays où vous habitez s’appliquent (règlement (CE) n° 593/2008, article 6).',
      'Vous pouvez nous assigner devant le tribunal du lieu où vous habitez (règlement (UE) n° 1215/2012, article 18).',
      'Nous livrons dans le délai indiqué et au plus tard 30 jours après la commande. Le risque vous est transféré lorsque vous recevez les articles.',
      'Le contrat est conclu par notre confirmation par e-mail. Nous conservons le texte du contrat et vous l’envoyons avec la confirmation. Avant de commander, vous pouvez voir et corriger tout ce que vous avez saisi.',
    ],
  },
  countryClauses: {
    FR: 'Vous bénéficiez aussi de la garantie légale des vices cachés en application des articles 1641 à 1649 du code civil, pendant deux ans à compter de la découverte du défaut.',
  },

  privacyWho: 'Qui est responsable',
  privacyBases: 'Pourquoi nous utilisons des données et sur quelle base légale',
  privacyBasesList: [
    'Commande, livraison, paiement, retour et questions : nom, adresses, e-mail, téléphone et contenu de la commande, pour exécuter le contrat (RGPD, article 6, paragraphe 1, point b).',
    'Factures et comptabilité : parce que le droit fiscal et commercial l’exige (article 6, paragraphe 1, point c).',
    'Newsletter : uniquement avec votre consentement (article 6, paragraphe 1, point a), que le lien de chaque envoi permet de retirer.',
    'Statistiques, recommandations personnelles et publicité : uniquement avec votre consentement dans les paramètres des cookies (article 6, paragraphe 1, point a).',
    'Sécurité : adresses réseau dans les journaux et limites de requêtes, pour protéger la boutique contre les abus (article 6, paragraphe 1, point f).',
    'Rapports d’erreur de votre navigateur : uniquement avec votre consentement (article 6, paragraphe 1, point a) ; ils contiennent l’adresse de la page et l’erreur, pas ce que vous avez saisi.',
    'Numéro de téléphone : pour que le transporteur puisse annoncer la livraison (article 6, paragraphe 1, point b).',
  ],
  privacyRetention: 'Combien de temps nous les conservons',
  retentionOf: {
    cartDays: 'Un panier : {n} jours après sa dernière modification.',
    orderedCartDays: 'Le panier d’une commande : {n} jours après sa dernière modification.',
    unpaidOrderDays: 'Une commande qui n’a pas été payée : {n} jours.',
    documentYears: 'Factures et avoirs : {n} années civiles complètes, comme l’exige le droit fiscal.',
    claimYears:
      'Commandes avec leurs factures : aussi longtemps que celles-ci. Rétractations et preuves de consentement : {n} années civiles complètes.',
    unconfirmedNewsletterDays:
      'Une inscription à la newsletter non confirmée : {n} jours. Une inscription confirmée : jusqu’à votre désinscription.',
    interactionDays: 'Consultations et clics pour les recommandations, avec votre consentement : {n} jours.',
    checkoutDays: 'Ce que vous avez saisi lors de la commande, dans votre propre navigateur : {n} jours.',
  },
  privacyRecipients: 'Qui les reçoit',
  privacyRecipientsList: [
    'Le prestataire de paiement : montant, numéro de commande et ce qu’il lui faut pour vérifier le paiement.',
    'Le transporteur de votre colis : nom, adresse, e-mail et téléphone.',
    'Les prestataires qui exploitent nos serveurs et envoient nos e-mails, uniquement sur nos instructions.',
    'L’administration fiscale et les tribunaux, lorsque la loi l’exige.',
  ],
  privacyTransfers: 'Transferts vers d’autres pays',
  privacyTransfersText:
    'Si un destinataire se trouve hors de l’Espace économique européen, les données ne sont transmises que sur la base d’une décision d’adéquation de la Commission européenne ou de ses clauses contractuelles types. Vous pouvez nous en demander une copie.',
  privacyRights: 'Vos droits',
  privacyRightsList: [
    'savoir quelles données nous conservons sur vous et en recevoir une copie',
    'les faire rectifier ou effacer, ou en faire limiter le traitement',
    'les recevoir dans un format courant ou les faire transmettre à un tiers',
    'vous opposer à une utilisation fondée sur notre intérêt légitime',
    'retirer un consentement à tout moment, pour l’avenir',
    'introduire une réclamation auprès de l’autorité de protection des données de votre pays',
  ],

  accessibilityIntro:
    'Tout le monde doit pouvoir acheter des chaussettes ici. Cette boutique suit les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA, et la norme EN 301 549.',
  accessibilityTested: 'Comment nous vérifions',
  accessibilityTestedText:
    'Chaque modification est testée automatiquement avec axe et au clavier. Le texte peut être agrandi à 200 %, les éléments animés s’arrêtent si votre système demande moins de mouvement, et tous les formulaires fonctionnent avec les lecteurs d’écran.',
  accessibilityLimits: 'Limites connues',
  accessibilityLimitsList: [
    'Les pages du prestataire de paiement et de votre banque ne sont pas les nôtres.',
    'Certaines photos de produits n’ont qu’une courte description.',
    'Les films vers lesquels nous renvoyons n’ont pas toujours d’audiodescription.',
  ],
  accessibilityContact: 'Dites-nous ce qui ne fonctionne pas',
  accessibilityContactText: 'Écrivez à {email} ou appelez le {telephone}. Nous répondons sous 5 jours ouvrés.',
  accessibilityBody: 'Contrôle',
  accessibilityBodyText:
    'Si notre réponse ne vous aide pas, vous pouvez vous adresser à l’autorité de contrôle de votre pays : {body}.',
  accessibilityBodyUnknown: 'l’autorité désignée par votre pays au titre de la directive (UE) 2019/882',
}
