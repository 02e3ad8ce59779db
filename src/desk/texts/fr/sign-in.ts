/** French, with “vous”: signing in and confirming who one is. */
import type { EN_SIGN_IN } from '../en/sign-in.ts'

export const FR_SIGN_IN: Readonly<Record<keyof typeof EN_SIGN_IN, string>> = {
  'signIn.title': 'Connexion',
  'signIn.hint': 'Bon retour dans l’arrière-boutique.',
  'signIn.passkey': 'Se connecter avec une clé d’accès',
  'signIn.or': 'ou avec votre mot de passe',
  'signIn.email': 'Adresse e-mail',
  'signIn.password': 'Mot de passe',
  'signIn.next': 'Continuer',
  'signIn.forgot': 'Mot de passe oublié ?',
  'signIn.code': 'Code',
  'signIn.codeHelp': 'Les six chiffres de votre application d’authentification, ou l’un de vos codes de secours.',
  'signIn.submit': 'Se connecter',

  'forgot.title': 'Mot de passe oublié ?',
  'forgot.hint': 'Nous vous envoyons un lien pour en choisir un nouveau. Votre second facteur reste le même.',
  'forgot.submit': 'Envoyer le lien',
  'forgot.sent': 'S’il existe un compte à cette adresse, le lien est en route. Il est valable 30 minutes.',
  'forgot.back': 'Retour à la connexion',

  'link.opening': 'Un instant…',
  'link.gone': 'Ce lien n’est plus valable',
  'link.goneHint':
    'Un lien sert une seule fois et pour un temps limité. Demandez-en un nouveau à un propriétaire de la boutique.',
  'link.failed': 'Le lien n’a pas pu être ouvert',
  'link.toSignIn': 'Aller à la connexion',

  'reset.title': 'Choisir un nouveau mot de passe',
  'reset.hint': 'Pour {email}.',
  'reset.doneTitle': 'Votre nouveau mot de passe est enregistré',
  'reset.done':
    'Toutes les sessions de votre compte sont fermées. Connectez-vous avec le nouveau mot de passe et votre code.',

  'password.new': 'Nouveau mot de passe',
  'password.help': 'Au moins {min} caractères. Une phrase se retient mieux qu’une énigme.',
  'password.TOO_SHORT': 'Utilisez au moins {min} caractères.',
  'password.TOO_LONG': 'Utilisez au plus {max} caractères.',
  'password.COMMON': 'Ce mot de passe figure dans la liste des plus courants.',

  'enrol.welcome': 'Bienvenue à bord',
  'enrol.welcomeHint': 'Quelques étapes rapides et le bureau est à vous. Votre compte : {email}',
  'enrol.nameHelp': 'Tel que vos collègues le voient à côté de tout ce que vous faites.',
  'enrol.factor': 'Comment voulez-vous vous connecter ?',
  'enrol.factorHint': 'Vous pourrez ajouter l’autre moyen plus tard.',
  'enrol.passkey': 'Avec une clé d’accès',
  'enrol.passkeyHint': 'Empreinte, visage ou code de cet appareil. Rien à retenir, et le moyen le plus sûr.',
  'enrol.password': 'Avec un mot de passe et un code',
  'enrol.passwordHint': 'Un long mot de passe et les six chiffres d’une application d’authentification.',
  'enrol.thisDevice': 'Cet appareil',

  'totp.scan': 'Scannez ceci avec votre application d’authentification.',
  'totp.qr': 'Code QR pour l’application d’authentification',
  'totp.secret': 'Impossible de scanner ? Saisissez cette clé dans l’application :',
  'totp.code': 'Le code que l’application affiche maintenant',
  'totp.confirm': 'Confirmer',

  'codes.title': 'Codes de secours',
  'codes.hint': 'Pour entrer avec votre mot de passe si vous perdez l’application. Chaque code sert une fois.',
  'codes.once': 'Ces codes ne s’affichent que maintenant. Gardez-les en lieu sûr, et pas seulement sur cet appareil.',
  'codes.stored': 'J’ai mis les codes en lieu sûr.',

  'confirm.title': 'Est-ce bien vous ?',
  'confirm.hint': 'Confirmez que c’est bien vous. La confirmation vaut cinq minutes.',
  'confirm.demoHint': 'Les vrais comptes confirment avec leur clé d’accès ou un code. Dans la démo, un clic suffit.',
  'confirm.demo': 'Confirmer',
  'confirm.passkey': 'Confirmer avec une clé d’accès',
  'confirm.submit': 'Confirmer avec le code',

  'expired.title': 'Votre session a expiré',
  'expired.hint': 'Votre travail est toujours là, {name}. Connectez-vous et continuez.',
  'expired.demo': 'La session de démo est terminée. Ouvrez le lien que la boutique a affiché au démarrage.',
  'expired.otherTitle': 'C’est un autre compte',
  'expired.other':
    'Vous avez ouvert une session en tant que {other}. Le travail non enregistré de {name} serait perdu.',
  'expired.asBefore': 'Se connecter en tant que {name}',
  'expired.discard': 'Abandonner et continuer',
}
