/** Annex I of Directive 2011/83/EU, as amended by Directive (EU) 2023/2673. */
import type { WithdrawalText } from './withdrawal-text.ts'

export const nl: WithdrawalText = {
  heading: 'Herroepingsrecht',
  instructions: [
    'U heeft het recht om binnen een termijn van 14 dagen zonder opgave van redenen de overeenkomst te herroepen.',
    'De herroepingstermijn verstrijkt 14 dagen na de dag waarop u of een door u aangewezen derde, die niet de vervoerder is, het laatste goed fysiek in bezit krijgt.',
    'Om het herroepingsrecht uit te oefenen, moet u ons ({seller}, {email}) via een ondubbelzinnige verklaring (bijvoorbeeld schriftelijk per post of e-mail) op de hoogte stellen van uw beslissing de overeenkomst te herroepen. U kunt hiervoor gebruikmaken van het bijgevoegde modelformulier voor herroeping, maar bent hiertoe niet verplicht.',
    'U kunt uw herroepingsrecht ook online uitoefenen via {link}. Als u van deze onlinefunctie gebruikmaakt, sturen wij u onverwijld op een duurzame gegevensdrager (bijvoorbeeld per e-mail) een ontvangstbevestiging van uw herroeping, met de inhoud ervan en de datum en het tijdstip van indiening.',
    'Om de herroepingstermijn na te leven volstaat het om uw mededeling betreffende uw uitoefening van het herroepingsrecht te verzenden voordat de herroepingstermijn is verstreken.',
  ],
  effects: 'Gevolgen van de herroeping',
  effectsText: [
    'Als u de overeenkomst herroept, ontvangt u alle betalingen die u tot op dat moment heeft gedaan, inclusief leveringskosten (met uitzondering van eventuele extra kosten ten gevolge van uw keuze voor een andere wijze van levering dan de door ons geboden goedkoopste standaardlevering) onverwijld en in ieder geval niet later dan 14 dagen nadat wij op de hoogte zijn gesteld van uw beslissing de overeenkomst te herroepen, van ons terug. Wij betalen u terug met hetzelfde betaalmiddel als waarmee u de oorspronkelijke transactie heeft verricht, tenzij u uitdrukkelijk anderszins heeft ingestemd; in ieder geval zullen u voor zulke terugbetaling geen kosten in rekening worden gebracht. Wij mogen wachten met terugbetaling tot wij de goederen hebben teruggekregen, of u heeft aangetoond dat u de goederen heeft teruggezonden, al naargelang welk tijdstip eerst valt.',
    'U dient de goederen onverwijld, doch in ieder geval niet later dan 14 dagen na de dag waarop u het besluit de overeenkomst te herroepen aan ons heeft medegedeeld, aan ons terug te zenden of te overhandigen. U bent op tijd als u de goederen terugstuurt voordat de termijn van 14 dagen is verstreken. De directe kosten van het terugzenden van de goederen komen voor uw rekening.',
    'U bent alleen aansprakelijk voor de waardevermindering van de goederen die het gevolg is van het gebruik van de goederen, dat verder gaat dan nodig is om de aard, de kenmerken en de werking van de goederen vast te stellen.',
  ],
  form: 'Modelformulier voor herroeping',
  formNote: '(dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen)',
  formLines: [
    'Aan {seller}, {email}:',
    'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*)',
    'Besteld op (*)/Ontvangen op (*)',
    'Naam/Namen consument(en)',
    'Adres consument(en)',
    'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)',
    'Datum',
  ],
  formEnd: '(*) Doorhalen wat niet van toepassing is.',
}
