/** What the shop says while a device has no connection. */
import type { Language } from '../../../markets/types.ts'

type OfflineTexts = { readonly title: string; readonly text: string; readonly retry: string }

export const OFFLINE_TEXTS: Readonly<Record<Language, OfflineTexts>> = {
  en: {
    title: 'You’re on dry land',
    text: 'This device has no connection, so the fish can’t show you anything. Your basket is safe.',
    retry: 'Try again',
  },
  de: {
    title: 'Du sitzt auf dem Trockenen',
    text: 'Dieses Gerät hat keine Verbindung, darum kann der Fisch dir nichts zeigen. Dein Warenkorb bleibt erhalten.',
    retry: 'Noch einmal versuchen',
  },
  nl: {
    title: 'Je zit op het droge',
    text: 'Dit apparaat heeft geen verbinding, dus de vis kan je niets laten zien. Je winkelmandje blijft bewaard.',
    retry: 'Opnieuw proberen',
  },
  fr: {
    title: 'Vous êtes à sec',
    text: 'Cet appareil n’a pas de connexion : le poisson ne peut rien vous montrer. Votre panier est conservé.',
    retry: 'Réessayer',
  },
  es: {
    title: 'Estás en tierra firme',
    text: 'Este dispositivo no tiene conexión, así que el pez no puede mostrarte nada. Tu cesta está a salvo.',
    retry: 'Volver a intentarlo',
  },
  it: {
    title: 'Sei a secco',
    text: 'Questo dispositivo non è connesso, quindi il pesce non può mostrarti nulla. Il tuo carrello è al sicuro.',
    retry: 'Riprova',
  },
}
