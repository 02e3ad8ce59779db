/** Annex I of Directive 2011/83/EU, as amended by Directive (EU) 2023/2673. Written from the Directive; its comparison with the Official Journal is a task of the merchant (LAW-05). */
import type { WithdrawalText } from './withdrawal-text.ts'

export const da: WithdrawalText = {
  heading: 'Standardfortrydelsesvejledning',
  instructions: [
    'De har ret til at fortryde denne aftale uden begrundelse inden for 14 dage.',
    'Fortrydelsesfristen udløber 14 dage efter den dag, hvor De eller en af Dem angivet tredjemand, der ikke er transportøren, får den sidste vare i fysisk besiddelse.',
    'For at udøve fortrydelsesretten skal De meddele os ({seller}, {email}) Deres beslutning om at fortryde denne aftale i en utvetydig erklæring (f.eks. ved brev eller e-mail). De kan benytte vedhæftede standardfortrydelsesformular, men det er ikke obligatorisk.',
    'De kan også udøve Deres fortrydelsesret online på {link}. Hvis De benytter denne onlinefunktion, sender vi Dem straks på et varigt medium (f.eks. pr. e-mail) en bekræftelse på modtagelsen med meddelelsens indhold samt dato og tidspunkt for afgivelsen.',
    'Fortrydelsesfristen er overholdt, hvis De sender Deres meddelelse om udøvelse af fortrydelsesretten, inden fortrydelsesfristen er udløbet.',
  ],
  effects: 'Følger af fortrydelsen',
  effectsText: [
    'Hvis De udøver Deres fortrydelsesret i forbindelse med denne aftale, refunderer vi alle betalinger modtaget fra Dem, herunder leveringsomkostninger (undtagen ekstra omkostninger som følge af Deres eget valg af en anden leveringsform end den billigste form for standardlevering, som vi tilbyder), uden unødig forsinkelse og under alle omstændigheder senest 14 dage fra den dato, hvor vi har modtaget meddelelse om Deres beslutning om at fortryde denne aftale. Vi gennemfører en sådan tilbagebetaling med samme betalingsmiddel, som De benyttede ved den oprindelige transaktion, medmindre De udtrykkeligt har indvilget i noget andet; De pålægges under alle omstændigheder ingen former for gebyr som følge af tilbagebetalingen. Vi kan tilbageholde tilbagebetalingen, indtil vi har modtaget varerne retur, eller De har fremlagt dokumentation for at have returneret dem, alt efter hvad der er det tidligste.',
    'De bedes returnere varerne eller udlevere dem til os uden unødig forsinkelse og senest 14 dage fra den dato, hvor De gav os meddelelse om udøvelse af fortrydelsesretten. Fristen er overholdt, hvis De returnerer varerne inden udløbet af de 14 dage. De skal afholde de direkte udgifter i forbindelse med tilbagelevering af varerne.',
    'De hæfter kun for eventuel forringelse af varernes værdi, som skyldes anden håndtering end den, der er nødvendig for at fastslå varernes art, egenskaber og den måde, de fungerer på.',
  ],
  form: 'Standardfortrydelsesformular',
  formNote: '(denne formular udfyldes og returneres kun, hvis fortrydelsesretten gøres gældende)',
  formLines: [
    'Til: {seller}, {email}',
    'Jeg/vi (*) meddeler herved, at jeg/vi (*) ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores (*) købsaftale om følgende varer (*)/levering af følgende tjenesteydelser (*)',
    'Bestilt den (*)/modtaget den (*)',
    'Forbrugerens/forbrugernes navn',
    'Forbrugerens/forbrugernes adresse',
    'Forbrugerens/forbrugernes underskrift (kun hvis formularens indhold meddeles på papir)',
    'Dato',
  ],
  formEnd: '(*) Det ikke relevante udstreges.',
}
