import type { Texts } from './types.ts'

/**
 * French. Says tu where the fish chats and vous where an order is at stake (basket, order look-up); error pages can
 * turn up in both places, so most of them address nobody.
 */
export const texts: Texts = {
  chooserTitle: 'Où sont tes pieds ?',
  chooserIntro: 'Choisis ton pays, et les chaussettes partiront dans la bonne direction.',
  continentEU: 'Europe',
  continentNA: 'Amérique du Nord',
  continentAS: 'Asie et Océanie',
  chooserExternal: 'ouvre la boutique de notre partenaire',

  cantFindIt: 'Disparue, comme l’autre chaussette',
  cantFindItText:
    'Cette page a déménagé ou n’a jamais existé. Le plus simple : vérifier l’adresse ou repartir de l’accueil.',
  somethingBroke: 'Une maille nous a filé entre les doigts',
  somethingBrokeText: 'Quelque chose a lâché, et c’est de notre côté. Un nouvel essai dans un instant devrait suffire.',
  badRequest: 'C’est arrivé à l’envers',
  badRequestText:
    'Cette adresse ne nous dit rien. Le plus simple : chercher la faute de frappe ou repartir de l’accueil.',
  asleep: 'Cette page fait la sieste',
  asleepText:
    'Impossible d’aller chercher son texte pour l’instant. Réessaie dans une minute ; les chaussettes, elles, sont toutes là.',
  backToStart: 'Remonter à la source',

  homeTitle: 'Des chaussettes vendues par un poisson',
  homeText: 'Les images dorment encore, les chaussettes sont bien réveillées. Fais un tour.',
  allPosts: 'Toutes les nouvelles',
  home: 'Accueil',
  search: 'Rechercher',
  cart: 'Panier',
  menu: 'Menu',
  checkout: 'Commande',
  logIn: 'Se connecter',
  faq: 'Questions fréquentes',
  email: 'Adresse e-mail',
  skipToContent: 'Aller au contenu',
  pageLoaded: '{title}, page chargée',
  changeCountry: 'Changer de pays',
  madeBy: 'Boutique tenue par un poisson sans pieds, mais pas sans avis sur les chaussettes.',
  menuTitle: 'Tout ce qui nage ici',

  searchFor: 'Résultats pour « {term} »',
  searchPrompt: 'Tu pêches quoi ?',
  readAs: 'Voici les résultats pour « {term} ».',
  leftOut: 'Rien trouvé avec {words}, alors on a cherché sans.',
  quoted: '« {words} »',
  understoodAs: 'Compris comme ça :',
  nothingFound: 'Ça ne mord pas avec « {term} »',
  nothingFoundText: 'Essaie un autre mot : une couleur, un animal, un type de chaussettes.',
  searchAsleep: 'La recherche fait la sieste. Réessaie dans un instant.',
  likedByOthers: 'D’autres pieds les adorent',

  badgeNew: 'Nouveau',
  badgeSale: 'Promo',
  badgeBestseller: 'Best-seller',
  badgeLimited: 'Édition limitée',
  badgeGift: 'Prêt à offrir',
  soldOut: 'Épuisé',
  lowStock: 'Dernières paires',
  sizes: 'Tailles',
  otherColours: 'Autres couleurs',
  madeOf: 'Composition',
  nextPage: 'Page suivante',
  previousPage: 'Page précédente',
  pageOf: 'Page {page} sur {pages}',
  emptyPage: 'Rien sur cette page. Les articles commencent à la page un.',
  firstPage: 'Aller à la page un',
  priceBefore: 'Avant',
  priceNow: 'Maintenant',
  lowestPrice: 'Prix le plus bas des 30 jours précédents : {price}',
  productCount: '{count} articles',
  oneProduct: 'Un article',
  filterColour: 'Couleur',
  filterMaterial: 'Matière',
  filterSizes: 'Taille',
  nothingLeft: 'Rien ne correspond à tous ces filtres à la fois.',
  clearFilters: 'Retirer les filtres',

  goesWith: 'Pour aller avec',
  sameDesign: 'Le même motif pour les autres',
  similar: 'Dans le même esprit',

  emptyCart: 'Votre panier est pieds nus',
  emptyCartText: 'Rien dedans pour l’instant. Commencez par une paire, la deuxième chaussette est comprise.',
  cartView: 'Panier',
  addressView: 'Adresse',
  paymentView: 'Paiement',
  successView: 'Terminé',

  orderLookup: 'Retrouver votre commande',
  orderLookupText:
    'Saisissez votre e-mail et votre numéro de commande. S’ils correspondent, vous recevrez un lien par e-mail. Aucun mot de passe à retenir.',
  productDiagnostics: 'Diagnostic du produit',

  previewDrafts: 'Aperçu : brouillons',
  previewRelease: 'Aperçu : brouillons et version {release}',
  leavePreview: 'Quitter l’aperçu',
}
