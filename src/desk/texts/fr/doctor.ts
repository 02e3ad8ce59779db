/** French: the product doctor. */
import type { EN_DOCTOR } from '../en/doctor.ts'

export const FR_DOCTOR: Readonly<Record<keyof typeof EN_DOCTOR, string>> = {
  'doctor.screen': 'Diagnostic du produit',
  'doctor.open': 'Peut-on l’acheter ?',
  'doctor.title': 'Peut-on acheter {name} ?',
  'doctor.hint': 'Ce qui empêche de le trouver ou de l’acheter, boutique par boutique.',
  'doctor.healthy': 'On le trouve et on l’achète dans tous les pays et toutes les tailles.',
  'doctor.everywhere': 'Partout',
  'doctor.fine': 'Achetable',
  'doctor.sellable': '{sellable} tailles sur {sizes}',
  'cause.draft': 'C’est un brouillon',
  'cause.not-offered': 'Il n’est pas proposé',
  'cause.no-composition': 'La composition manque',
  'cause.no-picture': 'Il n’a pas d’image',
  'cause.hidden': 'Les listes et la recherche l’omettent (non recommandé)',
  'cause.no-price': 'Pas de prix en {currency}',
  'cause.no-stock': 'Pas de stock dans la région',
  'cause.no-shipping': 'Rien ne peut y être livré',
  'causeAction.draft': 'Ouvrir le brouillon',
  'causeAction.not-offered': 'Ouvrir le produit',
  'causeAction.no-composition': 'Ajouter la composition',
  'causeAction.no-picture': 'Ajouter une image',
  'causeAction.hidden': 'L’afficher dans les listes',
  'causeAction.no-price': 'Saisir le prix',
  'causeAction.no-stock': 'Saisir le stock',
  'causeAction.no-shipping': 'Ouvrir la livraison',
}
