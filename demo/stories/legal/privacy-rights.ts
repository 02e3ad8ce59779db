import type { Words } from '../demo-story.ts'

/** What people may ask about their data, and where they complain. */
export const privacyRights: Words = {
  default: `## What you can ask of us

    - to be told what we hold about you, and to get a copy
    - to have it corrected
    - to have it deleted, unless a law makes us keep it
    - to have its use limited, or to object to it
    - to take back a consent, with effect from then on

    A short email is enough.

    ## If you are not content

    Tell us first; we would like to put it right. You may also complain to the data protection authority where you live.`,
  'en-US': `## What you can ask of us

    - to be told what we hold about you, and to get a copy
    - to have it corrected
    - to have it deleted, unless a law makes us keep it
    - to have its use limited, or to object to it
    - to take back a consent, with effect from then on

    A short email is enough.

    ## If you are not satisfied

    Tell us first; we would like to make it right. You may also complain to the authority in charge where you live.`,
  'de-DE': `## Was du verlangen kannst

    - Auskunft darüber, was wir über dich gespeichert haben, samt einer Kopie
    - dass wir es berichtigen
    - dass wir es löschen, soweit uns kein Gesetz zum Aufbewahren zwingt
    - dass wir es nur eingeschränkt verarbeiten; auch Widerspruch ist möglich
    - dass eine Einwilligung ab sofort nicht mehr gilt

    Eine kurze E-Mail genügt.

    ## Wenn du nicht zufrieden bist

    Sag es zuerst uns, wir bringen es gern in Ordnung. Du kannst dich außerdem bei der Datenschutzbehörde an deinem Wohnort
    beschweren.`,
  'nl-NL': `## Wat je van ons mag vragen

    - te horen wat we van je bewaren, met een kopie
    - het te verbeteren
    - het te wissen, tenzij we het van de wet moeten bewaren
    - het gebruik te beperken; ook bezwaar maken kan
    - een toestemming vanaf dat moment in te trekken

    Een kort mailtje is genoeg.

    ## Als je niet tevreden bent

    Zeg het eerst tegen ons, we lossen het graag op. Je kunt ook een klacht indienen bij de privacytoezichthouder waar je
    woont.`,
  'fr-FR': `## Ce que vous pouvez nous demander

    - savoir ce que nous conservons sur vous, et en recevoir une copie
    - le faire rectifier
    - le faire effacer, sauf si une loi nous oblige à le garder
    - en faire limiter l’usage, ou vous y opposer
    - retirer un consentement pour l’avenir

    Un court e-mail suffit.

    ## Si quelque chose vous déplaît

    Dites-le-nous d’abord, pour que nous puissions y remédier. Vous pouvez aussi adresser une réclamation à l’autorité de
    protection des données de votre pays.`,
  'es-ES': `## Qué puedes pedirnos

    - saber qué guardamos sobre ti y recibir una copia
    - que lo corrijamos
    - que lo borremos, salvo que una ley nos obligue a guardarlo
    - que limitemos su uso, u oponerte a él
    - retirar un consentimiento a partir de ese momento

    Basta con un correo breve.

    ## Si no quedas conforme

    Dínoslo primero a nosotros; nos gustaría arreglarlo. También puedes reclamar ante la autoridad de protección de datos de
    donde vives.`,
  'it-IT': `## Che cosa puoi chiederci

    - di sapere che cosa conserviamo su di te e di averne una copia
    - di correggerlo
    - di cancellarlo, salvo che una legge ci imponga di tenerlo
    - di limitarne l’uso, oppure di opporti
    - di revocare un consenso da quel momento in poi

    Basta una breve e-mail.

    ## Se qualcosa non va

    Dillo prima a noi: vorremmo rimediare. Puoi anche presentare un reclamo all’autorità per la protezione dei dati del luogo in
    cui vivi.`,
}
