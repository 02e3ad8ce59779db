/** Annex I of Directive 2011/83/EU, as amended by Directive (EU) 2023/2673. Written from the Directive; its comparison with the Official Journal is a task of the merchant (LAW-05). */
import type { WithdrawalText } from './withdrawal-text.ts'

export const sk: WithdrawalText = {
  heading: 'Poučenie o uplatnení práva na odstúpenie od zmluvy',
  instructions: [
    'Máte právo odstúpiť od tejto zmluvy bez uvedenia dôvodu v lehote 14 dní.',
    'Lehota na odstúpenie od zmluvy uplynie po 14 dňoch odo dňa, keď Vy alebo Vami určená tretia osoba s výnimkou dopravcu prevezmete posledný tovar.',
    'Pri uplatnení práva na odstúpenie od zmluvy nás informujte ({seller}, {email}) o svojom rozhodnutí odstúpiť od tejto zmluvy jednoznačným vyhlásením (napríklad listom zaslaným poštou alebo e-mailom). Na tento účel môžete použiť priložený vzorový formulár na odstúpenie od zmluvy, nie je to však povinné.',
    'Právo na odstúpenie od zmluvy môžete uplatniť aj online na adrese {link}. Ak využijete túto online funkciu, bezodkladne Vám na trvanlivom nosiči (napríklad e-mailom) zašleme potvrdenie o prijatí odstúpenia od zmluvy vrátane jeho obsahu a dátumu a času jeho podania.',
    'Lehota na odstúpenie od zmluvy je zachovaná, ak oznámenie o uplatnení práva na odstúpenie od zmluvy odošlete pred uplynutím lehoty na odstúpenie od zmluvy.',
  ],
  effects: 'Dôsledky odstúpenia od zmluvy',
  effectsText: [
    'V prípade odstúpenia od tejto zmluvy Vám vrátime všetky platby, ktoré sme od Vás dostali, vrátane nákladov na doručenie (s výnimkou dodatočných nákladov, ktoré vzniknú v dôsledku toho, že ste si zvolili iný druh doručenia, ako je najlacnejší bežný spôsob doručenia, ktorý ponúkame), bez zbytočného odkladu a v každom prípade najneskôr do 14 dní odo dňa, keď sme boli informovaní o Vašom rozhodnutí odstúpiť od tejto zmluvy. Platbu Vám vrátime rovnakým spôsobom, aký ste použili pri pôvodnej transakcii, ak ste výslovne nesúhlasili s iným spôsobom; v každom prípade Vám v súvislosti s vrátením platby nevzniknú žiadne poplatky. S vrátením platby môžeme počkať, kým nedostaneme tovar späť alebo kým nepreukážete jeho odoslanie, podľa toho, čo nastane skôr.',
    'Tovar nám zašlite späť alebo odovzdajte bez zbytočného odkladu a v každom prípade najneskôr do 14 dní odo dňa, keď ste nám oznámili odstúpenie od tejto zmluvy. Lehota je zachovaná, ak tovar odošlete späť pred uplynutím 14-dňovej lehoty. Priame náklady na vrátenie tovaru znášate Vy.',
    'Zodpovedáte len za zníženie hodnoty tovaru v dôsledku takého zaobchádzania s tovarom, ktoré je iné, ako je potrebné na zistenie povahy, vlastností a funkčnosti tovaru.',
  ],
  form: 'Vzorový formulár na odstúpenie od zmluvy',
  formNote: '(vyplňte a zašlite tento formulár len v prípade, že si želáte odstúpiť od zmluvy)',
  formLines: [
    'Komu: {seller}, {email}',
    'Týmto oznamujem/oznamujeme (*), že odstupujem/odstupujeme (*) od zmluvy na tento tovar (*)/od zmluvy o poskytnutí tejto služby (*)',
    'Dátum objednania (*)/dátum prijatia (*)',
    'Meno a priezvisko spotrebiteľa/spotrebiteľov',
    'Adresa spotrebiteľa/spotrebiteľov',
    'Podpis spotrebiteľa/spotrebiteľov (iba ak sa tento formulár podáva v listinnej podobe)',
    'Dátum',
  ],
  formEnd: '(*) Nehodiace sa prečiarknite.',
}
