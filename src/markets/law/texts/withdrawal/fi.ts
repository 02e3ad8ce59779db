/** Annex I of Directive 2011/83/EU, as amended by Directive (EU) 2023/2673. Written from the Directive; its comparison with the Official Journal is a task of the merchant (LAW-05). */
import type { WithdrawalText } from './withdrawal-text.ts'

export const fi: WithdrawalText = {
  heading: 'Peruuttamisohje',
  instructions: [
    'Teillä on oikeus peruuttaa tämä sopimus 14 päivän kuluessa syytä ilmoittamatta.',
    'Peruuttamisen määräaika päättyy 14 päivän kuluttua siitä päivästä, jona olette vastaanottanut tai nimeämänne muu osapuoli kuin kuljetuksen suorittaja on vastaanottanut viimeisen tavaran.',
    'Peruuttamisoikeuden käyttämiseksi teidän on ilmoitettava meille ({seller}, {email}) päätöksestänne peruuttaa sopimus yksiselitteisellä tavalla (esimerkiksi kirjeellä postitse tai sähköpostilla). Voitte käyttää ohessa olevaa peruuttamislomakkeen mallia, mutta sen käyttö ei ole pakollista.',
    'Voitte käyttää peruuttamisoikeuttanne myös verkossa osoitteessa {link}. Jos käytätte tätä verkkotoimintoa, lähetämme teille viipymättä pysyvällä tavalla (esimerkiksi sähköpostitse) ilmoituksen peruutuksen saapumisesta sekä sen sisällön ja sen jättämisen päivämäärän ja kellonajan.',
    'Peruuttamisen määräajan noudattamiseksi riittää, että lähetätte ilmoituksen peruuttamisoikeuden käyttämisestä ennen peruuttamisen määräajan päättymistä.',
  ],
  effects: 'Peruuttamisen vaikutukset',
  effectsText: [
    'Jos peruutatte tämän sopimuksen, palautamme teille kaikki teiltä saadut suoritukset toimituskustannukset mukaan lukien (paitsi lisäkustannukset, jos olette valinnut jonkin muun kuin tarjoamamme edullisimman vakiotoimitustavan) viivytyksettä ja viimeistään 14 päivän kuluttua peruuttamisilmoituksen saatuamme. Suoritamme palautuksen sillä maksutavalla, jota olette käyttänyt alkuperäisessä liiketoimessa, ellette ole nimenomaisesti suostunut muuhun, ja joka tapauksessa siten, että teille ei aiheudu suoritusten palauttamisesta kustannuksia. Voimme pidättyä maksujen palautuksesta, kunnes olemme saaneet tavaran takaisin tai kunnes olette osoittanut lähettäneenne tavaran takaisin.',
    'Teidän on lähetettävä tai luovutettava tavarat meille viivytyksettä ja viimeistään 14 päivän kuluttua peruuttamisilmoituksen tekemisestä. Määräaikaa on noudatettu, jos lähetätte tavarat takaisin ennen kuin 14 päivän määräaika on päättynyt. Teidän on vastattava tavaroiden palauttamisesta aiheutuvista välittömistä kustannuksista.',
    'Olette vastuussa vain sellaisesta tavaroiden arvon alentumisesta, joka on aiheutunut muusta kuin tavaroiden luonteen, ominaisuuksien ja toimivuuden toteamiseksi tarpeellisesta käsittelystä.',
  ],
  form: 'Peruuttamislomakkeen malli',
  formNote: '(täyttäkää ja palauttakaa tämä lomake vain, jos haluatte peruuttaa sopimuksen)',
  formLines: [
    'Vastaanottaja: {seller}, {email}',
    'Ilmoitan/Ilmoitamme (*), että haluan/haluamme (*) peruuttaa tekemäni/tekemämme (*) sopimuksen, joka koskee seuraavien tavaroiden (*) toimittamista/seuraavan palvelun (*) suorittamista',
    'Tilauspäivä (*)/vastaanottopäivä (*)',
    'Kuluttajan nimi / Kuluttajien nimet',
    'Kuluttajan osoite / Kuluttajien osoitteet',
    'Kuluttajan allekirjoitus / Kuluttajien allekirjoitukset (vain jos lomake täytetään paperimuodossa)',
    'Päiväys',
  ],
  formEnd: '(*) Tarpeeton yliviivataan.',
}
