import type { LocalTexts } from './local-text-kinds.ts'

export const et: LocalTexts = {
  language: 'Eesti',
  orderButton: 'Tellimus koos maksekohustusega',
  guarantee: 'Seadusest tulenev vastavusgarantii',
  guaranteeText:
    'Meilt ostetud kaup peab vastama lepingule. Kui see ei vasta, võite vähemalt 2 aasta jooksul alates kättesaamisest nõuda meilt kui müüjalt tasuta parandamist või asendamist ning seejärel hinna alandamist või raha tagasi. Riigisisene õigus võib anda Teile rohkem õigusi.',
  composition: 'Koostis',
  size: 'Suurus',
  sizeNote: 'Suurused vastavad Euroopa jalatsisuurustele.',
  safety: 'Ohutus',
  warnings: {
    slippery: 'Hoiatus: libisemiskindla tallata sokid võivad siledal põrandal libiseda.',
    fire: 'Hoiatus: hoida tulest eemal.',
    packaging: 'Hoiatus: enne toote lapsele andmist eemaldage pakend, sildid ja kinnitused.',
    'small-parts': 'Hoiatus: ei sobi alla 36 kuu vanustele lastele. Sisaldab väikesi osi.',
  },
  confirmation: 'Tellimuse kinnitus {number}',
  orderNumber: 'Tellimuse number',
  total: 'Kokku tasuda',
  delivery: 'Kohaletoimetamine',
  seller: 'Müüja',
  withdrawalPage: 'Lepingust taganemine',
}
