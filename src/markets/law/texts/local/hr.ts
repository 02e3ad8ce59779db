import type { LocalTexts } from './local-text-kinds.ts'

export const hr: LocalTexts = {
  language: 'Hrvatski',
  orderButton: 'Narudžba s obvezom plaćanja',
  guarantee: 'Zakonsko jamstvo sukladnosti',
  guaranteeText:
    'Roba kupljena kod nas mora biti sukladna ugovoru. Ako nije, najmanje 2 godine od isporuke možete od nas kao prodavatelja besplatno tražiti popravak ili zamjenu, a zatim sniženje cijene ili povrat novca. Nacionalno pravo može Vam dati i veća prava.',
  composition: 'Sirovinski sastav',
  size: 'Veličina',
  sizeNote: 'Veličine odgovaraju europskim brojevima obuće.',
  safety: 'Sigurnost',
  warnings: {
    slippery: 'Upozorenje: čarape bez protuklizna potplata mogu klizati na glatkom podu.',
    fire: 'Upozorenje: držati podalje od vatre.',
    packaging: 'Upozorenje: prije nego što proizvod date djetetu, uklonite ambalažu, etikete i kopče.',
    'small-parts': 'Upozorenje: nije prikladno za djecu mlađu od 36 mjeseci. Sadrži male dijelove.',
  },
  confirmation: 'Potvrda narudžbe {number}',
  orderNumber: 'Broj narudžbe',
  total: 'Ukupno za plaćanje',
  delivery: 'Dostava',
  seller: 'Prodavatelj',
  withdrawalPage: 'Jednostrani raskid ugovora',
}
