/** Annex I of Directive 2011/83/EU, as amended by Directive (EU) 2023/2673. Written from the Directive; its comparison with the Official Journal is a task of the merchant (LAW-05). */
import type { WithdrawalText } from './withdrawal-text.ts'

export const sv: WithdrawalText = {
  heading: 'Information om utövande av ångerrätt',
  instructions: [
    'Ni har rätt att frånträda detta avtal utan att ange något skäl inom 14 dagar.',
    'Ångerfristen löper ut 14 dagar efter den dag då ni eller en tredje part som ni har angett, men som inte är transportören, fick den sista varan i sin fysiska besittning.',
    'Om ni vill utöva ångerrätten ska ni till oss ({seller}, {email}) skicka ett klart och tydligt meddelande om ert beslut att frånträda avtalet (t.ex. skriftligt brev per post eller e-post). Ni får använda den bifogade mallen för utövande av ångerrätt, men det är inte obligatoriskt.',
    'Ni kan också utöva er ångerrätt online på {link}. Om ni använder denna onlinefunktion kommer vi att utan dröjsmål på ett varaktigt medium (t.ex. via e-post) skicka en bekräftelse på att meddelandet om att avtalet frånträds har mottagits, med dess innehåll samt datum och tidpunkt då det lämnades.',
    'För att ni ska hinna utöva er ångerrätt i tid räcker det med att ni sänder in ert meddelande om att ni tänker utöva ångerrätten innan ångerfristen löpt ut.',
  ],
  effects: 'Verkan av utövad ångerrätt',
  effectsText: [
    'Om ni frånträder detta avtal kommer vi att betala tillbaka alla betalningar vi fått från er, inklusive leveranskostnader (men inte extra leveranskostnader till följd av att ni valt något annat leveranssätt än den billigaste standardleverans som vi erbjuder). Återbetalningen kommer att ske utan onödigt dröjsmål och i vilket fall som helst senast 14 dagar från och med den dag då vi underrättades om ert beslut att frånträda avtalet. Vi kommer att använda samma betalningsmedel för återbetalningen som ni själv har använt för den inledande affärshändelsen, om ni inte uttryckligen har kommit överens med oss om något annat; i vilket fall som helst kommer återbetalningen inte att kosta er något. Vi får vänta med återbetalningen tills vi har mottagit varan eller ni har sänt in ett bevis på att den har återsänts, beroende på vilket som inträffar först.',
    'Ni ska sända tillbaka eller överlämna varan till oss utan onödigt dröjsmål och i vilket fall som helst senast 14 dagar efter den dag då ni underrättade oss om ert beslut att frånträda avtalet. Tidsfristen anses vara iakttagen om ni sänder varan innan fristen på 14 dagar löpt ut. Ni ska stå för den direkta kostnaden för att returnera varan.',
    'Ni ansvarar endast för varans minskade värde till följd av annan hantering än vad som är nödvändigt för att fastställa varans art, egenskaper och funktion.',
  ],
  form: 'Mall för utövande av ångerrätt',
  formNote: '(fyll endast i och återsänd denna mall om du/ni vill frånträda avtalet)',
  formLines: [
    'Till {seller}, {email}:',
    'Jag/Vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) köpeavtal avseende följande varor (*)/tjänster (*)',
    'Beställdes den (*)/mottogs den (*)',
    'Konsumentens/konsumenternas namn',
    'Konsumentens/konsumenternas adress',
    'Konsumentens/konsumenternas underskrift (endast om detta meddelande görs på papper)',
    'Datum',
  ],
  formEnd: '(*) Stryk det som inte gäller.',
}
