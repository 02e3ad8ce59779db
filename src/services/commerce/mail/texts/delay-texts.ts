/** What shoppers read about an order that was not shipped in time (LAW-31). */
import { inSwissGerman } from '../../../../markets/languages/swiss-german.ts'
import { textLocaleOf } from '../../../../markets/languages/text-locale-of.ts'
import type { CountryCode, Language } from '../../../../markets/types.ts'

const en = {
  subject: 'Your order {number} is late',
  text: 'We promised your order for {day} at the latest, and it hasn’t left us yet. We’re sorry. If you’d still like it, you need not do anything: we send it as soon as we can, and write when it leaves.',
  cancel:
    'If you’d rather not wait, you can cancel the whole order for free. Write to {email} or reply to this email, and we refund everything you paid within seven days.',
}

type DelayTexts = { readonly [Key in keyof typeof en]: string }

const de: DelayTexts = {
  subject: 'Deine Bestellung {number} verspätet sich',
  text: 'Wir hatten dir deine Bestellung bis spätestens {day} versprochen, und sie ist noch nicht unterwegs. Das tut uns leid. Wenn du sie weiterhin möchtest, musst du nichts tun: Wir verschicken sie so bald wie möglich und melden uns dann.',
  cancel:
    'Wenn du nicht warten möchtest, kannst du die ganze Bestellung kostenlos stornieren. Schreib an {email} oder antworte auf diese E-Mail, und wir erstatten dir innerhalb von sieben Tagen alles, was du bezahlt hast.',
}

const nl: DelayTexts = {
  subject: 'Je bestelling {number} is vertraagd',
  text: 'We hadden beloofd dat je bestelling er uiterlijk {day} zou zijn, maar die is nog niet onderweg. Dat spijt ons. Wil je haar nog steeds, dan hoef je niets te doen: we verzenden haar zo snel mogelijk en laten het je dan weten.',
  cancel:
    'Wil je liever niet wachten, dan kun je de hele bestelling gratis annuleren. Schrijf naar {email} of beantwoord deze e-mail, en we betalen binnen zeven dagen alles terug wat je hebt betaald.',
}

const fr: DelayTexts = {
  subject: 'Votre commande {number} a du retard',
  text: 'Nous vous avions promis votre commande au plus tard {day}, et elle n’est pas encore partie. Nous en sommes désolés. Si vous la souhaitez toujours, vous n’avez rien à faire : nous l’expédions dès que possible et vous écrivons à ce moment-là.',
  cancel:
    'Si vous préférez ne pas attendre, vous pouvez annuler toute la commande sans frais. Écrivez à {email} ou répondez à cet e-mail, et nous vous remboursons sous sept jours tout ce que vous avez payé.',
}

const es: DelayTexts = {
  subject: 'Tu pedido {number} se retrasa',
  text: 'Te prometimos tu pedido para el {day} como muy tarde y todavía no ha salido. Lo sentimos. Si aún lo quieres, no tienes que hacer nada: lo enviaremos en cuanto podamos y te avisaremos.',
  cancel:
    'Si prefieres no esperar, puedes cancelar todo el pedido sin coste. Escribe a {email} o responde a este correo y te devolveremos en un plazo de siete días todo lo que has pagado.',
}

const it: DelayTexts = {
  subject: 'Il tuo ordine {number} è in ritardo',
  text: 'Ti avevamo promesso il tuo ordine entro {day} e non è ancora partito. Ci dispiace. Se lo vuoi ancora, non devi fare nulla: lo spediamo appena possibile e ti scriviamo quando parte.',
  cancel:
    'Se preferisci non aspettare, puoi annullare tutto l’ordine gratuitamente. Scrivi a {email} o rispondi a questa e-mail e ti rimborsiamo entro sette giorni tutto quello che hai pagato.',
}

const TEXTS: Readonly<Record<Language, DelayTexts>> = { en, de, nl, fr, es, it }

/** Swiss German is spelt in its own way. */
export function delayTextsOf({
  language,
  market: { country },
}: {
  readonly language: Language
  readonly market: { readonly country: CountryCode }
}): DelayTexts {
  const { subject, text, cancel } = TEXTS[language]
  if (textLocaleOf({ language, countryCode: country }) !== 'de-CH') return TEXTS[language]
  return { subject: inSwissGerman(subject), text: inSwissGerman(text), cancel: inSwissGerman(cancel) }
}
