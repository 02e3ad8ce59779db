import type { LocalTexts } from './local-text-kinds.ts'

export const pl: LocalTexts = {
  language: 'Polski',
  orderButton: 'Zamówienie z obowiązkiem zapłaty',
  guarantee: 'Ustawowa gwarancja zgodności towaru z umową',
  guaranteeText:
    'Kupione u nas towary muszą być zgodne z umową. Jeżeli nie są, przez co najmniej 2 lata od dostawy mogą Państwo bezpłatnie żądać od nas jako sprzedawcy naprawy lub wymiany, a w dalszej kolejności obniżenia ceny lub zwrotu pieniędzy. Prawo krajowe może przyznawać dalej idące uprawnienia.',
  composition: 'Skład',
  size: 'Rozmiar',
  sizeNote: 'Rozmiary odpowiadają europejskim rozmiarom obuwia.',
  safety: 'Bezpieczeństwo',
  warnings: {
    slippery: 'Ostrzeżenie: skarpety bez podeszwy antypoślizgowej mogą ślizgać się na gładkiej podłodze.',
    fire: 'Ostrzeżenie: trzymać z dala od ognia.',
    packaging: 'Ostrzeżenie: przed podaniem dziecku usunąć opakowanie, metki i zapięcia.',
    'small-parts': 'Ostrzeżenie: nieodpowiednie dla dzieci w wieku poniżej 36 miesięcy. Zawiera małe części.',
  },
  confirmation: 'Potwierdzenie zamówienia {number}',
  orderNumber: 'Numer zamówienia',
  total: 'Łącznie do zapłaty',
  delivery: 'Dostawa',
  seller: 'Sprzedawca',
  withdrawalPage: 'Odstąpienie od umowy',
}
