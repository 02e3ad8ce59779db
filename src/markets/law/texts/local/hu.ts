import type { LocalTexts } from './local-text-kinds.ts'

export const hu: LocalTexts = {
  language: 'Magyar',
  orderButton: 'Fizetési kötelezettséggel járó megrendelés',
  guarantee: 'Kellékszavatosság',
  guaranteeText:
    'A nálunk vásárolt termékeknek meg kell felelniük a szerződésnek. Ha nem felelnek meg, Ön az átvételtől számított legalább 2 évig tőlünk, az eladótól díjmentesen kérhet kijavítást vagy cserét, ezt követően árleszállítást vagy a vételár visszatérítését. A nemzeti jog ennél több jogot is adhat.',
  composition: 'Összetétel',
  size: 'Méret',
  sizeNote: 'A méretek az európai cipőméreteknek felelnek meg.',
  safety: 'Biztonság',
  warnings: {
    slippery: 'Figyelmeztetés: a csúszásgátló talp nélküli zokni sima padlón csúszhat.',
    fire: 'Figyelmeztetés: tűztől távol tartandó.',
    packaging:
      'Figyelmeztetés: mielőtt a terméket gyermeknek adja, távolítsa el a csomagolást, a címkéket és a rögzítőket.',
    'small-parts':
      'Figyelmeztetés: 36 hónaposnál fiatalabb gyermekek számára nem alkalmas. Kis alkatrészeket tartalmaz.',
  },
  confirmation: 'Rendelés visszaigazolása: {number}',
  orderNumber: 'Rendelésszám',
  total: 'Fizetendő összesen',
  delivery: 'Szállítás',
  seller: 'Eladó',
  withdrawalPage: 'Elállás a szerződéstől',
}
