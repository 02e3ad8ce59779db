import type { LocalTexts } from './local-text-kinds.ts'

export const sl: LocalTexts = {
  language: 'Slovenščina',
  orderButton: 'Naročilo z obveznostjo plačila',
  guarantee: 'Zakonsko jamstvo za skladnost',
  guaranteeText:
    'Blago, kupljeno pri nas, mora biti skladno s pogodbo. Če ni, lahko najmanj 2 leti od dobave od nas kot prodajalca brezplačno zahtevate popravilo ali zamenjavo, nato pa znižanje cene ali vračilo denarja. Nacionalno pravo vam lahko daje dodatne pravice.',
  composition: 'Surovinska sestava',
  size: 'Velikost',
  sizeNote: 'Velikosti ustrezajo evropskim velikostim obutve.',
  safety: 'Varnost',
  warnings: {
    slippery: 'Opozorilo: nogavice brez protizdrsnega podplata lahko na gladkih tleh drsijo.',
    fire: 'Opozorilo: ne približujte ognju.',
    packaging: 'Opozorilo: preden izdelek date otroku, odstranite embalažo, etikete in sponke.',
    'small-parts': 'Opozorilo: ni primerno za otroke, mlajše od 36 mesecev. Vsebuje majhne dele.',
  },
  confirmation: 'Potrditev naročila {number}',
  orderNumber: 'Številka naročila',
  total: 'Skupaj za plačilo',
  delivery: 'Dostava',
  seller: 'Prodajalec',
  withdrawalPage: 'Odstop od pogodbe',
}
