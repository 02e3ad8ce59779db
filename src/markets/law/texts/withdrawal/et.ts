/** Annex I of Directive 2011/83/EU, as amended by Directive (EU) 2023/2673. Written from the Directive; its comparison with the Official Journal is a task of the merchant (LAW-05). */
import type { WithdrawalText } from './withdrawal-text.ts'

export const et: WithdrawalText = {
  heading: 'Taganemisõiguse kasutamise juhend',
  instructions: [
    'Teil on õigus käesolevast lepingust 14 päeva jooksul põhjust esitamata taganeda.',
    'Taganemistähtaeg lõpeb 14 päeva möödumisel päevast, mil Te ise või Teie nimetatud kolmas isik, kes ei ole vedaja, on viimase kauba füüsiliselt oma valdusse saanud.',
    'Taganemisõiguse kasutamiseks teavitage meid ({seller}, {email}) oma otsusest lepingust taganeda ühemõttelise avaldusega (nt postiga saadetud kiri või e-kiri). Võite kasutada lisatud taganemisavalduse tüüpvormi, kuid see ei ole kohustuslik.',
    'Taganemisõigust saate kasutada ka veebis aadressil {link}. Kui kasutate seda võimalust, saadame Teile viivitamata püsival andmekandjal (nt e-postiga) kinnituse taganemisavalduse kättesaamise kohta koos avalduse sisu ning selle esitamise kuupäeva ja kellaajaga.',
    'Taganemistähtajast kinnipidamiseks piisab, kui saadate avalduse taganemisõiguse kasutamise kohta ära enne taganemistähtaja lõppu.',
  ],
  effects: 'Taganemise tagajärjed',
  effectsText: [
    'Kui Te käesolevast lepingust taganete, tagastame Teile kõik Teilt saadud maksed, sealhulgas kättetoimetamiskulud (välja arvatud täiendavad kulud, mis tulenevad Teie valitud kättetoimetamise viisist, mis erineb meie pakutud kõige odavamast tavapärasest kättetoimetamise viisist), viivitamata, kuid hiljemalt 14 päeva jooksul alates päevast, mil saime teada Teie otsusest lepingust taganeda. Teeme tagasimaksed, kasutades sama makseviisi, mida Teie kasutasite makse tegemiseks, välja arvatud juhul, kui olete sõnaselgelt nõustunud teistsuguse makseviisiga; igal juhul ei kaasne Teile sellise tagasimaksmisega teenustasu ega muud kulu. Võime keelduda tagasimaksete tegemisest seni, kuni oleme kauba tagasi saanud või kuni olete esitanud tõendid, et olete kauba tagasi saatnud, sõltuvalt sellest, kumb toimub varem.',
    'Saatke või andke kaup meile tagasi viivitamata, kuid hiljemalt 14 päeva jooksul pärast päeva, mil Te meile oma lepingust taganemisest teatasite. Tähtajast on kinni peetud, kui saadate kauba tagasi enne 14-päevase tähtaja lõppu. Kauba tagastamise otsesed kulud kannate Teie.',
    'Vastutate ainult kauba väärtuse vähenemise eest, mis on tingitud kauba kasutamisest muul viisil, kui on vaja kauba olemuses, omadustes ja toimimises veendumiseks.',
  ],
  form: 'Taganemisavalduse tüüpvorm',
  formNote: '(täitke ja saatke see vorm tagasi üksnes juhul, kui soovite lepingust taganeda)',
  formLines: [
    'Kellele: {seller}, {email}',
    'Käesolevaga taganen/taganeme (*) lepingust, mille esemeks on järgmine kaup (*)/järgmise teenuse osutamine (*)',
    'Tellitud (*)/kätte saadud (*)',
    'Tarbija nimi / Tarbijate nimed',
    'Tarbija aadress / Tarbijate aadressid',
    'Tarbija allkiri / Tarbijate allkirjad (ainult juhul, kui vorm esitatakse paberil)',
    'Kuupäev',
  ],
  formEnd: '(*) Mittevajalik maha tõmmata.',
}
