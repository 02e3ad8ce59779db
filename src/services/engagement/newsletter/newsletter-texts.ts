/** What mail and pages of the newsletter say, in the language of the storefront. */
import { inSwissGerman } from '../../../markets/languages/swiss-german.ts'
import { findStorefront } from '../../../markets/storefronts/table.ts'
import type { Language } from '../../../markets/types.ts'

const en = {
  mailSubject: 'Please confirm your newsletter',
  mailText:
    'Somebody, we hope it was you, asked for the Sockeye newsletter at this address. If you want it, press the button. Until you do, we send you nothing.',
  mailButton: 'Yes, send me the newsletter',
  mailNotYou: 'It wasn’t you? Then do nothing: we delete the address after seven days.',
  mailLeave: 'Delete my address now',
  confirmTitle: 'One press and you’re in',
  confirmText: 'You asked for the Sockeye newsletter. Press the button to confirm that the address is yours.',
  confirmButton: 'Yes, send me the newsletter',
  confirmedTitle: 'You’re in',
  confirmedText: 'The fish is delighted, in its quiet way. Every newsletter has a link to leave again.',
  leaveTitle: 'Leave the newsletter?',
  leaveText: 'We delete your address from the list. You can come back whenever you like.',
  leaveButton: 'Yes, delete my address',
  leftTitle: 'You’re out',
  leftText: 'Your address is deleted. No hard feelings, fish don’t have them.',
  goneTitle: 'This link has run out',
  goneText: 'It was used up or is older than seven days. Sign up again on any page and we’ll send you a new one.',
  toShop: 'To the shop',
}

export type NewsletterTexts = Readonly<Record<keyof typeof en, string>>

const de: NewsletterTexts = {
  mailSubject: 'Bitte bestätige deinen Newsletter',
  mailText:
    'Jemand, hoffentlich du, hat für diese Adresse den Newsletter von Sockeye bestellt. Wenn du ihn möchtest, drück auf den Knopf. Bis dahin schicken wir dir nichts.',
  mailButton: 'Ja, schickt mir den Newsletter',
  mailNotYou: 'Das warst du nicht? Dann tu einfach nichts: Nach sieben Tagen löschen wir die Adresse.',
  mailLeave: 'Meine Adresse sofort löschen',
  confirmTitle: 'Ein Druck, und du bist dabei',
  confirmText: 'Du hast den Newsletter von Sockeye bestellt. Bestätige mit dem Knopf, dass die Adresse dir gehört.',
  confirmButton: 'Ja, schickt mir den Newsletter',
  confirmedTitle: 'Du bist dabei',
  confirmedText: 'Der Fisch freut sich, auf seine stille Art. In jedem Newsletter steht ein Link zum Abmelden.',
  leaveTitle: 'Newsletter abmelden?',
  leaveText: 'Wir löschen deine Adresse von der Liste. Zurückkommen kannst du jederzeit.',
  leaveButton: 'Ja, meine Adresse löschen',
  leftTitle: 'Du bist abgemeldet',
  leftText: 'Deine Adresse ist gelöscht. Der Fisch nimmt es dir nicht krumm.',
  goneTitle: 'Dieser Link ist abgelaufen',
  goneText:
    'Er wurde schon benutzt oder ist älter als sieben Tage. Melde dich auf einer beliebigen Seite noch einmal an, dann schicken wir dir einen neuen.',
  toShop: 'Zum Laden',
}

const nl: NewsletterTexts = {
  mailSubject: 'Bevestig je nieuwsbrief',
  mailText:
    'Iemand, hopelijk jij, heeft voor dit adres de nieuwsbrief van Sockeye aangevraagd. Wil je hem ontvangen, druk dan op de knop. Tot die tijd sturen we je niets.',
  mailButton: 'Ja, stuur mij de nieuwsbrief',
  mailNotYou: 'Was jij het niet? Doe dan niets: na zeven dagen verwijderen we het adres.',
  mailLeave: 'Verwijder mijn adres nu',
  confirmTitle: 'Eén druk op de knop en je bent erbij',
  confirmText: 'Je hebt de nieuwsbrief van Sockeye aangevraagd. Bevestig met de knop dat het adres van jou is.',
  confirmButton: 'Ja, stuur mij de nieuwsbrief',
  confirmedTitle: 'Je bent erbij',
  confirmedText:
    'De vis is er stil van, maar dat is hij altijd. In elke nieuwsbrief staat een link om je af te melden.',
  leaveTitle: 'Afmelden voor de nieuwsbrief?',
  leaveText: 'We halen je adres van de lijst. Terugkomen kan altijd.',
  leaveButton: 'Ja, verwijder mijn adres',
  leftTitle: 'Je bent afgemeld',
  leftText: 'Je adres is verwijderd. De vis neemt het je niet kwalijk.',
  goneTitle: 'Deze link is verlopen',
  goneText:
    'Hij is al gebruikt of ouder dan zeven dagen. Meld je op een willekeurige pagina opnieuw aan, dan sturen we je een nieuwe.',
  toShop: 'Naar de winkel',
}

const fr: NewsletterTexts = {
  mailSubject: 'Confirme ton inscription à la newsletter',
  mailText:
    'Quelqu’un, toi sans doute, a demandé la newsletter de Sockeye pour cette adresse. Si tu la veux, appuie sur le bouton. D’ici là, nous ne t’envoyons rien.',
  mailButton: 'Oui, envoyez-moi la newsletter',
  mailNotYou: 'Ce n’était pas toi ? Alors ne fais rien : nous supprimons l’adresse au bout de sept jours.',
  mailLeave: 'Supprimer mon adresse tout de suite',
  confirmTitle: 'Un clic et tu es à bord',
  confirmText: 'Tu as demandé la newsletter de Sockeye. Confirme avec le bouton que l’adresse est bien la tienne.',
  confirmButton: 'Oui, envoyez-moi la newsletter',
  confirmedTitle: 'Te voilà à bord',
  confirmedText: 'Le poisson en reste muet, comme d’habitude. Chaque newsletter contient un lien pour se désinscrire.',
  leaveTitle: 'Quitter la newsletter ?',
  leaveText: 'Nous retirons ton adresse de la liste. Tu peux revenir quand tu veux.',
  leaveButton: 'Oui, supprimer mon adresse',
  leftTitle: 'C’est fait',
  leftText: 'Ton adresse est supprimée. Le poisson ne t’en veut pas.',
  goneTitle: 'Ce lien n’est plus valable',
  goneText:
    'Il a déjà servi ou date de plus de sept jours. Inscris-toi de nouveau sur n’importe quelle page et nous t’en enverrons un autre.',
  toShop: 'Vers la boutique',
}

const es: NewsletterTexts = {
  mailSubject: 'Confirma tu suscripción al boletín',
  mailText:
    'Alguien, esperamos que tú, ha pedido el boletín de Sockeye para esta dirección. Si lo quieres, pulsa el botón. Hasta entonces no te enviamos nada.',
  mailButton: 'Sí, enviadme el boletín',
  mailNotYou: '¿No has sido tú? Entonces no hagas nada: borramos la dirección a los siete días.',
  mailLeave: 'Borrar mi dirección ahora',
  confirmTitle: 'Un clic y ya estás dentro',
  confirmText: 'Has pedido el boletín de Sockeye. Confirma con el botón que la dirección es tuya.',
  confirmButton: 'Sí, enviadme el boletín',
  confirmedTitle: 'Ya estás dentro',
  confirmedText:
    'El pez se ha quedado mudo de alegría, y de costumbre. Cada boletín lleva un enlace para darse de baja.',
  leaveTitle: '¿Dejar el boletín?',
  leaveText: 'Borramos tu dirección de la lista. Puedes volver cuando quieras.',
  leaveButton: 'Sí, borrar mi dirección',
  leftTitle: 'Hecho',
  leftText: 'Tu dirección está borrada. El pez no te guarda rencor.',
  goneTitle: 'Este enlace ha caducado',
  goneText:
    'Ya se ha usado o tiene más de siete días. Apúntate otra vez en cualquier página y te enviaremos uno nuevo.',
  toShop: 'A la tienda',
}

const it: NewsletterTexts = {
  mailSubject: 'Conferma la tua iscrizione alla newsletter',
  mailText:
    'Qualcuno, speriamo tu, ha chiesto la newsletter di Sockeye per questo indirizzo. Se la vuoi, premi il pulsante. Fino ad allora non ti mandiamo niente.',
  mailButton: 'Sì, mandatemi la newsletter',
  mailNotYou: 'Non sei stato tu? Allora non fare nulla: dopo sette giorni cancelliamo l’indirizzo.',
  mailLeave: 'Cancella subito il mio indirizzo',
  confirmTitle: 'Un clic e ci sei',
  confirmText: 'Hai chiesto la newsletter di Sockeye. Conferma con il pulsante che l’indirizzo è tuo.',
  confirmButton: 'Sì, mandatemi la newsletter',
  confirmedTitle: 'Ci sei',
  confirmedText: 'Il pesce è senza parole, come sempre. In ogni newsletter c’è un link per disiscriversi.',
  leaveTitle: 'Lasciare la newsletter?',
  leaveText: 'Cancelliamo il tuo indirizzo dalla lista. Puoi tornare quando vuoi.',
  leaveButton: 'Sì, cancella il mio indirizzo',
  leftTitle: 'Fatto',
  leftText: 'Il tuo indirizzo è cancellato. Il pesce non se la prende.',
  goneTitle: 'Questo link è scaduto',
  goneText:
    'È già stato usato o ha più di sette giorni. Iscriviti di nuovo su una pagina qualsiasi e te ne mandiamo uno nuovo.',
  toShop: 'Al negozio',
}

const TEXTS: Readonly<Record<Language, NewsletterTexts>> = { en, de, nl, fr, es, it }

/** Kept with each wish: which of these words somebody agreed to. Changes whenever they do. */
export const TEXT_VERSION = '2026-11'

/** `store` comes from the database; one that was closed since speaks English. */
export const languageOfStore = (store: string): Language =>
  findStorefront('production', store)?.markets[0].language ?? 'en'

export function newsletterTexts(store: string): NewsletterTexts {
  const texts = TEXTS[languageOfStore(store)]
  return store === 'ch' ? swiss(texts) : texts
}

/** For whoever comes with a link that nobody knows. */
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
