import type { LocalTexts } from './local-text-kinds.ts'

export const lt: LocalTexts = {
  language: 'Lietuvių',
  orderButton: 'Užsakymas su įsipareigojimu sumokėti',
  guarantee: 'Teisinė atitikties garantija',
  guaranteeText:
    'Pas mus pirktos prekės turi atitikti sutartį. Jei neatitinka, bent 2 metus nuo pristatymo galite iš mūsų, kaip pardavėjo, nemokamai reikalauti jas sutaisyti arba pakeisti, o vėliau – sumažinti kainą arba grąžinti pinigus. Nacionalinė teisė gali suteikti daugiau teisių.',
  composition: 'Pluoštų sudėtis',
  size: 'Dydis',
  sizeNote: 'Dydžiai atitinka europinius avalynės dydžius.',
  safety: 'Sauga',
  warnings: {
    slippery: 'Įspėjimas: kojinės be neslystančio pado ant lygių grindų gali slysti.',
    fire: 'Įspėjimas: saugoti nuo ugnies.',
    packaging: 'Įspėjimas: prieš duodami gaminį vaikui, pašalinkite pakuotę, etiketes ir tvirtinimo elementus.',
    'small-parts': 'Įspėjimas: netinka vaikams iki 36 mėnesių. Yra smulkių dalių.',
  },
  confirmation: 'Užsakymo patvirtinimas {number}',
  orderNumber: 'Užsakymo numeris',
  total: 'Iš viso mokėti',
  delivery: 'Pristatymas',
  seller: 'Pardavėjas',
  withdrawalPage: 'Sutarties atsisakymas',
}
