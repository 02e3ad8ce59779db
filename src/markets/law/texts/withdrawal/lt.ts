/** Annex I of Directive 2011/83/EU, as amended by Directive (EU) 2023/2673. Written from the Directive; its comparison with the Official Journal is a task of the merchant (LAW-05). */
import type { WithdrawalText } from './withdrawal-text.ts'

export const lt: WithdrawalText = {
  heading: 'Informacija apie sutarties atsisakymą',
  instructions: [
    'Jūs turite teisę per 14 dienų atsisakyti šios sutarties nenurodydami jokios priežasties.',
    'Sutarties atsisakymo laikotarpis baigiasi praėjus 14 dienų nuo tos dienos, kurią Jūs arba Jūsų nurodyta trečioji šalis, išskyrus vežėją, gavo paskutinę prekę.',
    'Norėdami pasinaudoti teise atsisakyti sutarties, turite pranešti mums ({seller}, {email}) apie savo sprendimą atsisakyti šios sutarties pateikdami nedviprasmišką pareiškimą (pavyzdžiui, paštu arba elektroniniu paštu išsiųstą raštą). Galite pasinaudoti pridedama pavyzdine sutarties atsisakymo forma, tačiau tai nėra privaloma.',
    'Teise atsisakyti sutarties taip pat galite pasinaudoti internetu adresu {link}. Jei pasinaudosite šia galimybe, nedelsdami patvariojoje laikmenoje (pavyzdžiui, elektroniniu paštu) pranešime Jums, kad pareiškimą gavome, ir nurodysime jo turinį bei pateikimo datą ir laiką.',
    'Kad būtų laikomasi sutarties atsisakymo termino, pakanka, kad pranešimą apie tai, jog naudojatės teise atsisakyti sutarties, išsiųstumėte iki sutarties atsisakymo laikotarpio pabaigos.',
  ],
  effects: 'Sutarties atsisakymo pasekmės',
  effectsText: [
    'Jei atsisakysite šios sutarties, nepagrįstai nedelsdami ir bet kuriuo atveju ne vėliau kaip per 14 dienų nuo tos dienos, kurią mums buvo pranešta apie Jūsų sprendimą atsisakyti šios sutarties, grąžinsime Jums visas iš Jūsų gautas sumas, įskaitant pristatymo išlaidas (išskyrus papildomas išlaidas, patirtas dėl to, kad pasirinkote kitą, nei mūsų siūlomas pigiausias įprastas, pristatymo būdą). Pinigus grąžinsime tokiu pačiu mokėjimo būdu, kokį naudojote pradiniam sandoriui, nebent aiškiai sutikote kitaip; bet kuriuo atveju dėl tokio grąžinimo Jums nereikės mokėti jokio mokesčio. Galime negrąžinti sumokėtų sumų tol, kol prekės nebus mums grąžintos arba kol nepateiksite įrodymo, kad prekės išsiųstos, atsižvelgiant į tai, kas įvyksta anksčiau.',
    'Prekes turite išsiųsti arba perduoti mums nepagrįstai nedelsdami ir bet kuriuo atveju ne vėliau kaip per 14 dienų nuo tos dienos, kurią mums pranešėte apie šios sutarties atsisakymą. Laikoma, kad šio termino laikomasi, jei prekes išsiunčiate nepasibaigus 14 dienų terminui. Turėsite padengti tiesiogines prekių grąžinimo išlaidas.',
    'Esate atsakingi tik už prekių vertės sumažėjimą, atsiradusį dėl veiksmų, nebūtinų prekių pobūdžiui, savybėms ir veikimui nustatyti.',
  ],
  form: 'Pavyzdinė sutarties atsisakymo forma',
  formNote: '(užpildykite ir grąžinkite šią formą tik tuo atveju, jei norite atsisakyti sutarties)',
  formLines: [
    'Kam: {seller}, {email}',
    'Aš/mes (*) pranešu/pranešame (*), kad atsisakau/atsisakome (*) mano/mūsų (*) sutarties dėl šių prekių pirkimo (*)/dėl šios paslaugos teikimo (*)',
    'Užsakyta (*)/gauta (*)',
    'Vartotojo (-ų) vardas, pavardė',
    'Vartotojo (-ų) adresas',
    'Vartotojo (-ų) parašas (tik jei ši forma pateikiama popieriuje)',
    'Data',
  ],
  formEnd: '(*) Nereikalingus žodžius išbraukti.',
}
