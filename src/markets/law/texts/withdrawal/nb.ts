/** The Norwegian Right of Withdrawal Act (angrerettloven), section 20, and its form. Written from the Directive; its comparison with the Official Journal is a task of the merchant (LAW-05). */
import type { WithdrawalText } from './withdrawal-text.ts'

export const nb: WithdrawalText = {
  heading: 'Opplysninger om angrerett',
  instructions: [
    'Du har rett til å gå fra denne avtalen innen 14 dager uten å oppgi noen grunn.',
    'Angrefristen utløper 14 dager etter den dagen du eller en tredjeperson som du har utpekt, og som ikke er transportøren, får den siste varen i fysisk besittelse.',
    'For å utøve angreretten må du underrette oss ({seller}, {email}) på en utvetydig måte om din beslutning om å gå fra denne avtalen (for eksempel ved brev eller e-post). Du kan bruke vedlagte angreskjema, men det er ikke obligatorisk.',
    'Du kan også utøve angreretten på nettet på {link}. Hvis du bruker denne muligheten, sender vi deg straks på et varig medium (for eksempel e-post) en bekreftelse på at meldingen er mottatt, med meldingens innhold og dato og klokkeslett for innsendingen.',
    'For å overholde angrefristen er det tilstrekkelig at du sender meldingen om at du ønsker å benytte angreretten, før angrefristen utløper.',
  ],
  effects: 'Virkninger av å gå fra avtalen',
  effectsText: [
    'Hvis du går fra denne avtalen, skal vi tilbakebetale alle betalinger vi har mottatt fra deg, herunder leveringskostnader (bortsett fra ekstra kostnader som følge av at du har valgt en annen type levering enn den billigste typen standardlevering vi tilbyr), uten unødig opphold og i alle tilfeller senest 14 dager etter den dagen vi ble underrettet om din beslutning om å gå fra avtalen. Vi foretar tilbakebetalingen med samme betalingsmiddel som du benyttet ved den opprinnelige transaksjonen, med mindre du uttrykkelig har avtalt noe annet med oss; tilbakebetalingen vil i alle tilfeller ikke medføre noen gebyrer for deg. Vi kan holde tilbake betalingen til vi har mottatt varene tilbake, eller til du har lagt fram dokumentasjon for at varene er sendt tilbake, avhengig av hva som skjer først.',
    'Du skal returnere varene eller levere dem til oss uten unødig opphold og i alle tilfeller senest 14 dager etter den dagen du underrettet oss om at du går fra avtalen. Fristen er overholdt dersom varene sendes tilbake før utløpet av fristen på 14 dager. Du må betale de direkte kostnadene ved å returnere varene.',
    'Du er bare ansvarlig for eventuell redusert verdi på varene som skyldes annen håndtering av varene enn det som er nødvendig for å fastslå varenes art, egenskaper og funksjon.',
  ],
  form: 'Angreskjema',
  formNote: '(fyll ut og returner dette skjemaet dersom du ønsker å gå fra avtalen)',
  formLines: [
    'Til {seller}, {email}:',
    'Jeg/vi underretter herved om at jeg/vi ønsker å gå fra min/vår avtale om kjøp av følgende varer (*)/følgende tjenester (*)',
    'Bestilt den (*)/mottatt den (*)',
    'Forbrukerens/forbrukernes navn',
    'Forbrukerens/forbrukernes adresse',
    'Forbrukerens/forbrukernes underskrift (dersom papirskjema benyttes)',
    'Dato',
  ],
  formEnd: '(*) Stryk det som ikke passer.',
}
