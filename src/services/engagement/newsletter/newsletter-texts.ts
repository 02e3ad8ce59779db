/** The texts of the newsletter's mails and pages, in the language of the storefront. */
import { inSwissGerman } from '../../../markets/languages/swiss-german.ts'
import { findStorefront } from '../../../markets/storefronts/table.ts'
import type { Language } from '../../../markets/types.ts'

const en = {
  mailSubject: 'Please confirm your subscription',
  mailText:
    'Someone (you, we hope) asked us to send the Sockeye newsletter to this address. If you’d like it, press the button. Until you do, we won’t send you anything.',
  mailButton: 'Yes, send me the newsletter',
  mailNotYou: 'Not you? Then do nothing: we’ll delete the address after seven days.',
  mailLeave: 'Delete my address now',
  confirmTitle: 'One click and you’re in',
  confirmText: 'You asked for the Sockeye newsletter. Press the button to confirm that this address is yours.',
  confirmButton: 'Yes, send me the newsletter',
  confirmedTitle: 'You’re in',
  confirmedText: 'The fish is delighted, in its quiet way. Every newsletter has a link to unsubscribe.',
  leaveTitle: 'Unsubscribe from the newsletter?',
  leaveText: 'We’ll delete your address from the list. You can come back whenever you like.',
  leaveButton: 'Yes, delete my address',
  leftTitle: 'You’re unsubscribed',
  leftText: 'Your address has been deleted. No hard feelings; fish don’t have any.',
  goneTitle: 'This link has expired',
  goneText:
    'It has already been used, or it’s more than seven days old. If you’d like the newsletter, sign up again on any page and we’ll send you a new link.',
  toShop: 'Back to the socks',
}

export type NewsletterTexts = Readonly<Record<keyof typeof en, string>>

const de: NewsletterTexts = {
  mailSubject: 'Bitte bestätige deine Anmeldung zum Newsletter',
  mailText:
    'Jemand, hoffentlich du, möchte den Newsletter von Sockeye an diese Adresse bekommen. Wenn du ihn haben willst, klick auf den Knopf. Bis dahin schicken wir dir nichts.',
  mailButton: 'Ja, schickt mir den Newsletter',
  mailNotYou: 'Das warst du nicht? Dann tu einfach nichts: Nach sieben Tagen löschen wir die Adresse.',
  mailLeave: 'Meine Adresse sofort löschen',
  confirmTitle: 'Ein Klick, und du bist dabei',
  confirmText:
    'Du hast dich für den Newsletter von Sockeye angemeldet. Bestätige mit einem Klick, dass die Adresse dir gehört.',
  confirmButton: 'Ja, schickt mir den Newsletter',
  confirmedTitle: 'Du bist dabei',
  confirmedText: 'Der Fisch freut sich, auf seine stille Art. In jedem Newsletter steht ein Link zum Abmelden.',
  leaveTitle: 'Vom Newsletter abmelden?',
  leaveText: 'Wir löschen deine Adresse aus der Liste. Zurückkommen kannst du jederzeit.',
  leaveButton: 'Ja, meine Adresse löschen',
  leftTitle: 'Du bist abgemeldet',
  leftText: 'Deine Adresse ist gelöscht. Der Fisch nimmt es dir nicht krumm.',
  goneTitle: 'Dieser Link ist abgelaufen',
  goneText:
    'Er wurde schon benutzt oder ist älter als sieben Tage. Wenn du den Newsletter möchtest, melde dich auf einer beliebigen Seite noch einmal an; dann schicken wir dir einen neuen Link.',
  toShop: 'Zurück zu den Socken',
}

const nl: NewsletterTexts = {
  mailSubject: 'Bevestig je aanmelding voor de nieuwsbrief',
  mailText:
    'Iemand, hopelijk jij, wil de nieuwsbrief van Sockeye op dit adres ontvangen. Wil je hem hebben, klik dan op de knop. Tot die tijd sturen we je niets.',
  mailButton: 'Ja, stuur me de nieuwsbrief',
  mailNotYou: 'Was jij het niet? Doe dan niets: na zeven dagen verwijderen we het adres.',
  mailLeave: 'Mijn adres meteen verwijderen',
  confirmTitle: 'Eén klik en je bent erbij',
  confirmText: 'Je hebt je aangemeld voor de nieuwsbrief van Sockeye. Bevestig met de knop dat dit adres van jou is.',
  confirmButton: 'Ja, stuur me de nieuwsbrief',
  confirmedTitle: 'Je bent erbij',
  confirmedText:
    'De vis is er stil van, maar dat is hij altijd. In elke nieuwsbrief staat een link om je af te melden.',
  leaveTitle: 'Afmelden voor de nieuwsbrief?',
  leaveText: 'We verwijderen je adres van de lijst. Terugkomen kan altijd.',
  leaveButton: 'Ja, verwijder mijn adres',
  leftTitle: 'Je bent afgemeld',
  leftText: 'Je adres is verwijderd. De vis neemt het je niet kwalijk.',
  goneTitle: 'Deze link is verlopen',
  goneText:
    'Hij is al gebruikt of ouder dan zeven dagen. Wil je de nieuwsbrief ontvangen? Meld je dan op een van onze pagina’s opnieuw aan, en we sturen je een nieuwe link.',
  toShop: 'Terug naar de sokken',
}

const fr: NewsletterTexts = {
  mailSubject: 'Confirme ton inscription à la newsletter',
  mailText:
    'Quelqu’un, toi sans doute, a demandé à recevoir la newsletter de Sockeye à cette adresse. Si tu la veux, clique sur le bouton. D’ici là, nous ne t’enverrons rien.',
  mailButton: 'Oui, envoyez-moi la newsletter',
  mailNotYou: 'Ce n’était pas toi ? Alors tu n’as rien à faire : nous supprimerons l’adresse au bout de sept jours.',
  mailLeave: 'Supprimer mon adresse tout de suite',
  confirmTitle: 'Un clic et c’est parti',
  confirmText:
    'Tu as demandé la newsletter de Sockeye. Clique sur le bouton pour confirmer que cette adresse est bien la tienne.',
  confirmButton: 'Oui, envoyez-moi la newsletter',
  confirmedTitle: 'C’est confirmé',
  confirmedText: 'Le poisson en reste muet, comme d’habitude. Chaque newsletter contient un lien pour se désinscrire.',
  leaveTitle: 'Tu veux te désinscrire ?',
  leaveText: 'Nous supprimons ton adresse de la liste. Tu peux revenir quand tu veux.',
  leaveButton: 'Oui, supprimer mon adresse',
  leftTitle: 'C’est fait',
  leftText: 'Ton adresse est supprimée. Le poisson ne t’en veut pas.',
  goneTitle: 'Ce lien a expiré',
  goneText:
    'Il a déjà servi ou date de plus de sept jours. Si tu veux recevoir la newsletter, inscris-toi de nouveau depuis n’importe quelle page et nous t’enverrons un nouveau lien.',
  toShop: 'Retour aux chaussettes',
}

const es: NewsletterTexts = {
  mailSubject: 'Confirma tu suscripción al boletín',
  mailText:
    'Alguien, esperamos que tú, ha pedido recibir el boletín de Sockeye en esta dirección. Si lo quieres, pulsa el botón. Hasta entonces no te enviaremos nada.',
  mailButton: 'Sí, enviadme el boletín',
  mailNotYou: '¿No has sido tú? Entonces no hagas nada: borraremos la dirección a los siete días.',
  mailLeave: 'Borrar mi dirección ahora mismo',
  confirmTitle: 'Un clic y ya estás dentro',
  confirmText: 'Has pedido el boletín de Sockeye. Pulsa el botón para confirmar que la dirección es tuya.',
  confirmButton: 'Sí, enviadme el boletín',
  confirmedTitle: 'Ya estás dentro',
  confirmedText:
    'El pez se ha quedado mudo de alegría. Bueno, mudo ya era. En cada boletín hay un enlace para darte de baja.',
  leaveTitle: '¿Quieres darte de baja?',
  leaveText: 'Borraremos tu dirección de la lista. Puedes volver cuando quieras.',
  leaveButton: 'Sí, borrar mi dirección',
  leftTitle: 'Hecho',
  leftText: 'Hemos borrado tu dirección. El pez no te guarda rencor.',
  goneTitle: 'Este enlace ha caducado',
  goneText:
    'Ya se ha usado o tiene más de siete días. Si quieres recibir el boletín, apúntate otra vez en cualquier página y te enviaremos un enlace nuevo.',
  toShop: 'Volver a los calcetines',
}

const it: NewsletterTexts = {
  mailSubject: 'Conferma la tua iscrizione alla newsletter',
  mailText:
    'Qualcuno, speriamo tu, ha chiesto di ricevere la newsletter di Sockeye a questo indirizzo. Se la vuoi, premi il pulsante. Fino ad allora non ti mandiamo niente.',
  mailButton: 'Sì, mandatemi la newsletter',
  mailNotYou: 'Non l’hai chiesta tu? Allora non fare nulla: dopo sette giorni cancelliamo l’indirizzo.',
  mailLeave: 'Cancella subito il mio indirizzo',
  confirmTitle: 'Un clic e sei dei nostri',
  confirmText: 'Hai chiesto la newsletter di Sockeye. Premi il pulsante per confermare che l’indirizzo è tuo.',
  confirmButton: 'Sì, mandatemi la newsletter',
  confirmedTitle: 'Sei dei nostri',
  confirmedText: 'Il pesce è senza parole, come sempre. In ogni newsletter c’è un link per disiscriversi.',
  leaveTitle: 'Vuoi disiscriverti dalla newsletter?',
  leaveText: 'Cancelliamo il tuo indirizzo dalla lista. Puoi tornare quando vuoi.',
  leaveButton: 'Sì, cancella il mio indirizzo',
  leftTitle: 'Fatto',
  leftText: 'Il tuo indirizzo è stato cancellato. Il pesce non se la prende.',
  goneTitle: 'Questo link è scaduto',
  goneText:
    'È già stato usato o ha più di sette giorni. Se vuoi ricevere la newsletter, iscriviti di nuovo da una pagina qualsiasi e ti mandiamo un nuovo link.',
  toShop: 'Torna ai calzini',
}

const TEXTS: Readonly<Record<Language, NewsletterTexts>> = { en, de, nl, fr, es, it }

/**
 * Stored with each subscription: the version of the wording that the subscriber agreed to. Changes whenever the texts
 * do.
 */
export const TEXT_VERSION = '2026-11-16.2'

/** `store` comes from the database; English for a storefront that was closed since. */
export const languageOfStore = (store: string): Language =>
  findStorefront('production', store)?.markets[0].language ?? 'en'

export function newsletterTexts(store: string): NewsletterTexts {
  const texts = TEXTS[languageOfStore(store)]
  return store === 'ch' ? swiss(texts) : texts
}

/** For visitors with an unknown link. */
export function languageOfBrowser(accepted: string | undefined): Language {
  const wanted = (accepted ?? '').split(',').map((one) => one.trim().slice(0, 2).toLowerCase())
  return wanted.find((code): code is Language => Object.hasOwn(TEXTS, code)) ?? 'en'
}

export const textsIn = (language: Language): NewsletterTexts => TEXTS[language]

function swiss(texts: NewsletterTexts): NewsletterTexts {
  const changed = { ...texts }
  const isKey = (key: string): key is keyof NewsletterTexts => Object.hasOwn(texts, key)
  for (const key of Object.keys(texts).filter(isKey)) changed[key] = inSwissGerman(texts[key])
  return changed
}
