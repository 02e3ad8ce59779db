/** Annex I of Directive 2011/83/EU, as amended by Directive (EU) 2023/2673. Written from the Directive; its comparison with the Official Journal is a task of the merchant (LAW-05). */
import type { WithdrawalText } from './withdrawal-text.ts'

export const hu: WithdrawalText = {
  heading: 'Elállási tájékoztató',
  instructions: [
    'Ön 14 napon belül jogosult indokolás nélkül elállni e szerződéstől.',
    'Az elállási határidő attól a naptól számított 14 nap elteltével jár le, amelyen Ön vagy az Ön által megjelölt, a fuvarozótól eltérő harmadik személy az utolsó terméket átveszi.',
    'Ha Ön elállási jogával élni kíván, elállási szándékát tartalmazó egyértelmű nyilatkozatát (például postán vagy elektronikus úton küldött levél útján) köteles eljuttatni hozzánk ({seller}, {email}). Ebből a célból felhasználhatja a mellékelt elállási nyilatkozatmintát is, de ez nem kötelező.',
    'Elállási jogát online is gyakorolhatja a következő címen: {link}. Ha ezt az online funkciót választja, az elállás beérkezését – tartalmának, valamint benyújtása napjának és időpontjának feltüntetésével – tartós adathordozón (például e-mailben) haladéktalanul visszaigazoljuk Önnek.',
    'Ön határidőben gyakorolja elállási jogát, ha a fent megjelölt határidő lejárta előtt elküldi elállási nyilatkozatát.',
  ],
  effects: 'Az elállás joghatásai',
  effectsText: [
    'Ha Ön eláll ettől a szerződéstől, haladéktalanul, de legkésőbb az Ön elállási nyilatkozatának kézhezvételétől számított 14 napon belül visszatérítjük valamennyi, Ön által teljesített ellenszolgáltatást, ideértve a fuvarozási költséget is (kivéve azokat a többletköltségeket, amelyek amiatt merültek fel, hogy Ön az általunk felkínált, legolcsóbb szokásos fuvarozási módtól eltérő fuvarozási módot választott). A visszatérítés során az eredeti ügylet során alkalmazott fizetési móddal egyező fizetési módot alkalmazunk, kivéve, ha Ön más fizetési mód igénybevételéhez kifejezetten a hozzájárulását adja; e visszatérítési mód alkalmazásából kifolyólag Önt semmilyen többletköltség nem terheli. A visszatérítést mindaddig visszatarthatjuk, amíg vissza nem kaptuk a terméket, vagy Ön nem igazolta, hogy azt visszaküldte: a kettő közül a korábbi időpontot kell figyelembe venni.',
    'Ön köteles számunkra a terméket indokolatlan késedelem nélkül, de legkésőbb elállási nyilatkozatának közlésétől számított 14 napon belül visszaküldeni vagy átadni. A határidő betartottnak minősül, ha a 14 napos határidő letelte előtt elküldi a terméket. A termék visszaküldésének közvetlen költségét Ön viseli.',
    'Ön csak akkor vonható felelősségre a termékben bekövetkezett értékcsökkenésért, ha az a termék jellegének, tulajdonságainak és működésének megállapításához szükséges használatot meghaladó használat miatt következett be.',
  ],
  form: 'Elállási nyilatkozatminta',
  formNote: '(csak a szerződéstől való elállási szándék esetén töltse ki és juttassa vissza)',
  formLines: [
    'Címzett: {seller}, {email}',
    'Alulírott/ak (*) kijelentem/kijelentjük (*), hogy gyakorlom/gyakoroljuk (*) elállási jogomat/jogunkat (*) az alábbi termék/ek adásvételére (*)/az alábbi szolgáltatás nyújtására (*) irányuló szerződés tekintetében',
    'Szerződéskötés időpontja (*)/átvétel időpontja (*)',
    'A fogyasztó(k) neve',
    'A fogyasztó(k) címe',
    'A fogyasztó(k) aláírása (kizárólag papíron tett nyilatkozat esetén)',
    'Kelt',
  ],
  formEnd: '(*) A megfelelő jelölendő.',
}
