import type { LocalTexts } from './local-text-kinds.ts'

export const fr: LocalTexts = {
  language: 'Français',
  orderButton: 'Commande avec obligation de paiement',
  guarantee: 'Garantie légale de conformité',
  guaranteeText:
    'Les biens achetés chez nous doivent être conformes au contrat. S’ils ne le sont pas, vous pouvez, pendant au moins 2 ans à compter de la délivrance, demander au vendeur, c’est-à-dire à nous, la réparation ou le remplacement sans frais, puis une réduction du prix ou le remboursement. Le droit national peut vous accorder des droits plus étendus.',
  composition: 'Composition',
  size: 'Taille',
  sizeNote: 'Les tailles correspondent aux pointures européennes.',
  safety: 'Sécurité',
  warnings: {
    slippery: 'Attention : les chaussettes sans semelle antidérapante peuvent glisser sur un sol lisse.',
    fire: 'Attention : tenir à l’écart du feu.',
    packaging: 'Attention : retirer l’emballage, les étiquettes et les attaches avant de donner l’article à un enfant.',
    'small-parts': 'Attention : ne convient pas aux enfants de moins de 36 mois. Contient de petits éléments.',
  },
  confirmation: 'Confirmation de la commande {number}',
  orderNumber: 'Numéro de commande',
  total: 'Total à payer',
  delivery: 'Livraison',
  seller: 'Vendeur',
  withdrawalPage: 'Droit de rétractation',
}
