/** Annex I of Directive 2011/83/EU, as amended by Directive (EU) 2023/2673. Written from the Directive; its comparison with the Official Journal is a task of the merchant (LAW-05). */
import type { WithdrawalText } from './withdrawal-text.ts'

export const hr: WithdrawalText = {
  heading: 'Upute o odustajanju od ugovora',
  instructions: [
    'Imate pravo jednostrano raskinuti ovaj ugovor u roku od 14 dana bez navođenja razloga.',
    'Rok za jednostrani raskid ugovora istječe 14 dana od dana kada ste Vi ili treća strana koju ste odredili, a koja nije prijevoznik, stupili u fizički posjed posljednje robe.',
    'Kako biste ostvarili pravo na jednostrani raskid ugovora, morate nas ({seller}, {email}) obavijestiti o svojoj odluci o jednostranom raskidu ugovora nedvosmislenom izjavom (npr. pismom poslanim poštom ili elektroničkom poštom). Možete koristiti priloženi primjerak obrasca za jednostrani raskid ugovora, ali to nije obvezno.',
    'Pravo na jednostrani raskid ugovora možete ostvariti i putem interneta na {link}. Ako upotrijebite tu mogućnost, bez odgode ćemo Vam na trajnom mediju (npr. elektroničkom poštom) poslati potvrdu o primitku izjave o raskidu s njezinim sadržajem te datumom i vremenom podnošenja.',
    'Kako bi se poštovao rok za jednostrani raskid ugovora, dovoljno je da izjavu o ostvarivanju prava na jednostrani raskid pošaljete prije isteka tog roka.',
  ],
  effects: 'Posljedice jednostranog raskida ugovora',
  effectsText: [
    'Ako jednostrano raskinete ovaj ugovor, izvršit ćemo povrat novca koji smo od Vas primili, uključujući i troškove isporuke (osim dodatnih troškova koji proizlaze iz Vašeg odabira vrste isporuke koja nije najjeftinija standardna isporuka koju nudimo), bez odgađanja, a najkasnije u roku od 14 dana od dana kada smo zaprimili Vašu odluku o jednostranom raskidu ugovora. Povrat novca bit će izvršen istim sredstvom plaćanja kojim ste se koristili pri prvotnoj transakciji, osim ako ste izričito pristali na neko drugo sredstvo plaćanja; u svakom slučaju, zbog takvog povrata nećete snositi nikakve troškove. Povrat novca možemo izvršiti nakon što nam roba bude vraćena ili nakon što nam dostavite dokaz da ste robu poslali natrag, ovisno o tome što nastupi prije.',
    'Robu nam pošaljite ili predajte bez odgađanja, a najkasnije u roku od 14 dana od dana kada ste nam uputili svoju odluku o jednostranom raskidu ugovora. Smatra se da ste svoju obvezu izvršili na vrijeme ako robu pošaljete prije isteka roka od 14 dana. Sami snosite izravne troškove povrata robe.',
    'Odgovorni ste za svako umanjenje vrijednosti robe koje je rezultat rukovanja robom, osim onog koje je bilo potrebno za utvrđivanje prirode, obilježja i funkcionalnosti robe.',
  ],
  form: 'Primjerak obrasca za jednostrani raskid ugovora',
  formNote: '(ispunite i vratite ovaj obrazac samo ako želite jednostrano raskinuti ugovor)',
  formLines: [
    'Prima: {seller}, {email}',
    'Ja/Mi (*) ovime izjavljujem/izjavljujemo (*) da jednostrano raskidam/raskidamo (*) ugovor o prodaji sljedeće robe (*)/o pružanju sljedeće usluge (*)',
    'Naručeno dana (*)/primljeno dana (*)',
    'Ime potrošača',
    'Adresa potrošača',
    'Potpis potrošača (samo ako se ovaj obrazac ispunjava na papiru)',
    'Datum',
  ],
  formEnd: '(*) Nepotrebno prekrižiti.',
}
