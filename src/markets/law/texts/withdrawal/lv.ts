/** Annex I of Directive 2011/83/EU, as amended by Directive (EU) 2023/2673. Written from the Directive; its comparison with the Official Journal is a task of the merchant (LAW-05). */
import type { WithdrawalText } from './withdrawal-text.ts'

export const lv: WithdrawalText = {
  heading: 'Informācija par atteikuma tiesību izmantošanu',
  instructions: [
    'Jums ir tiesības 14 dienu laikā atteikties no šā līguma, neminot iemeslu.',
    'Atteikuma tiesību izmantošanas termiņš beigsies pēc 14 dienām no dienas, kad Jūs vai Jūsu norādīta trešā persona, kas nav pārvadātājs, ir ieguvusi valdījumā pēdējo preci.',
    'Lai izmantotu atteikuma tiesības, Jums mūs ({seller}, {email}) jāinformē par lēmumu atteikties no šā līguma, iesniedzot nepārprotamu paziņojumu (piemēram, pa pastu vai e-pastu nosūtītu vēstuli). Jūs varat izmantot pievienoto atteikuma veidlapas paraugu, bet tas nav obligāti.',
    'Atteikuma tiesības Jūs varat izmantot arī tiešsaistē vietnē {link}. Ja izmantosiet šo tiešsaistes funkciju, mēs nekavējoties uz pastāvīga informācijas nesēja (piemēram, pa e-pastu) nosūtīsim Jums apstiprinājumu par atteikuma saņemšanu, norādot tā saturu, kā arī iesniegšanas datumu un laiku.',
    'Lai būtu ievērots atteikuma termiņš, pietiek, ja savu paziņojumu par atteikuma tiesību izmantošanu nosūtīsiet pirms atteikuma termiņa beigām.',
  ],
  effects: 'Atteikuma sekas',
  effectsText: [
    'Ja Jūs atteiksieties no šā līguma, mēs Jums atmaksāsim visus no Jums saņemtos maksājumus, tostarp piegādes izmaksas (izņemot papildu izmaksas, kas radušās tādēļ, ka Jūs izvēlējāties piegādes veidu, kurš nav mūsu piedāvātais vislētākais standarta piegādes veids), bez nepamatotas kavēšanās un jebkurā gadījumā ne vēlāk kā 14 dienas no dienas, kad mēs tikām informēti par Jūsu lēmumu atteikties no šā līguma. Atmaksāšana tiks veikta, izmantojot tādu pašu maksāšanas līdzekli, kādu Jūs izmantojāt sākotnējam darījumam, ja vien neesat nepārprotami piekritis citādi; jebkurā gadījumā no Jums netiks iekasēta nekāda maksa saistībā ar šādu atmaksāšanu. Mēs varam aizturēt atmaksu, līdz būsim saņēmuši preces atpakaļ vai līdz Jūs iesniegsiet pierādījumu, ka esat preces nosūtījis atpakaļ, atkarībā no tā, kas notiek vispirms.',
    'Jums preces jānosūta vai jānodod mums bez nepamatotas kavēšanās un jebkurā gadījumā ne vēlāk kā 14 dienu laikā no dienas, kad Jūs mums paziņojāt par savu lēmumu atteikties no šā līguma. Termiņš būs ievērots, ja preces nosūtīsiet atpakaļ pirms 14 dienu termiņa beigām. Jums būs jāsedz ar preču atdošanu saistītās tiešās izmaksas.',
    'Jūs esat atbildīgs tikai par preču vērtības samazināšanos, ja preces izmantotas nolūkā, kas nav šo preču rakstura, īpašību un darbības noskaidrošana.',
  ],
  form: 'Atteikuma veidlapas paraugs',
  formNote: '(aizpildiet un nosūtiet šo veidlapu tikai tad, ja vēlaties atteikties no līguma)',
  formLines: [
    'Kam: {seller}, {email}',
    'Ar šo es/mēs (*) paziņoju/paziņojam (*), ka atsakos/atsakāmies (*) no mana/mūsu (*) līguma par šādu preču pirkumu (*)/par šāda pakalpojuma sniegšanu (*)',
    'Pasūtīts (*)/saņemts (*)',
    'Patērētāja(-u) vārds, uzvārds',
    'Patērētāja(-u) adrese',
    'Patērētāja(-u) paraksts (tikai tad, ja šī veidlapa tiek iesniegta papīra formā)',
    'Datums',
  ],
  formEnd: '(*) Nevajadzīgo svītrot.',
}
