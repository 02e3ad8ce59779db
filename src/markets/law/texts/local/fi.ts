import type { LocalTexts } from './local-text-kinds.ts'

export const fi: LocalTexts = {
  language: 'Suomi',
  orderButton: 'Tilaus, johon liittyy maksuvelvollisuus',
  guarantee: 'Lakisääteinen virhevastuu',
  guaranteeText:
    'Meiltä ostettujen tavaroiden on oltava sopimuksen mukaisia. Jos ne eivät ole, voitte vähintään 2 vuoden ajan toimituksesta vaatia meiltä myyjänä maksutta korjausta tai vaihtoa ja sen jälkeen hinnanalennusta tai rahojen palautusta. Kansallinen laki voi antaa teille laajempia oikeuksia.',
  composition: 'Kuitusisältö',
  size: 'Koko',
  sizeNote: 'Koot vastaavat eurooppalaisia kengänkokoja.',
  safety: 'Turvallisuus',
  warnings: {
    slippery: 'Varoitus: sukat ilman liukuesteitä voivat liukua sileällä lattialla.',
    fire: 'Varoitus: pidettävä loitolla tulesta.',
    packaging: 'Varoitus: poista pakkaus, etiketit ja kiinnikkeet ennen tuotteen antamista lapselle.',
    'small-parts': 'Varoitus: ei sovellu alle 36 kuukauden ikäisille lapsille. Sisältää pieniä osia.',
  },
  confirmation: 'Tilausvahvistus {number}',
  orderNumber: 'Tilausnumero',
  total: 'Yhteensä',
  delivery: 'Toimitus',
  seller: 'Myyjä',
  withdrawalPage: 'Sopimuksen peruuttaminen',
}
