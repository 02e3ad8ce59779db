/** Spanish, with “tú”: signing in and confirming who one is. */
import type { EN_SIGN_IN } from '../en/sign-in.ts'

export const ES_SIGN_IN: Readonly<Record<keyof typeof EN_SIGN_IN, string>> = {
  'signIn.title': 'Iniciar sesión',
  'signIn.hint': 'Qué bien verte de nuevo en la trastienda.',
  'signIn.passkey': 'Entrar con una llave de acceso',
  'signIn.or': 'o con tu contraseña',
  'signIn.email': 'Correo electrónico',
  'signIn.password': 'Contraseña',
  'signIn.next': 'Continuar',
  'signIn.forgot': '¿Has olvidado tu contraseña?',
  'signIn.code': 'Código',
  'signIn.codeHelp': 'Los seis dígitos de tu aplicación de autenticación, o uno de tus códigos de recuperación.',
  'signIn.submit': 'Entrar',

  'forgot.title': '¿Has olvidado tu contraseña?',
  'forgot.hint': 'Te enviamos un enlace para elegir otra. Tu segundo factor sigue igual.',
  'forgot.submit': 'Enviar el enlace',
  'forgot.sent': 'Si hay una cuenta con esta dirección, el enlace está en camino. Funciona durante 30 minutos.',
  'forgot.back': 'Volver al inicio de sesión',

  'link.opening': 'Un momento…',
  'link.gone': 'Este enlace ya no funciona',
  'link.goneHint':
    'Cada enlace funciona una sola vez y por tiempo limitado. Pide uno nuevo a un propietario de la tienda.',
  'link.failed': 'No se ha podido abrir el enlace',
  'link.toSignIn': 'Ir al inicio de sesión',

  'reset.title': 'Elige una contraseña nueva',
  'reset.hint': 'Para {email}.',
  'reset.doneTitle': 'Tu contraseña nueva ya está activa',
  'reset.done': 'Se han cerrado todas las sesiones de tu cuenta. Entra con la contraseña nueva y tu código.',

  'password.new': 'Contraseña nueva',
  'password.help': 'Al menos {min} caracteres. Una frase se recuerda mejor que un acertijo.',
  'password.TOO_SHORT': 'Usa al menos {min} caracteres.',
  'password.TOO_LONG': 'Usa como mucho {max} caracteres.',
  'password.COMMON': 'Esta contraseña está en la lista de las más comunes.',

  'enrol.welcome': 'Te damos la bienvenida a bordo',
  'enrol.welcomeHint': 'Unos pasos cortos y ya puedes empezar. Tu cuenta: {email}',
  'enrol.nameHelp': 'Así lo ve el equipo junto a todo lo que haces.',
  'enrol.factor': '¿Cómo quieres entrar?',
  'enrol.factorHint': 'Podrás añadir la otra forma más tarde.',
  'enrol.passkey': 'Con una llave de acceso',
  'enrol.passkeyHint': 'Huella, cara o el PIN de este dispositivo. No hay nada que recordar, y es lo más seguro.',
  'enrol.password': 'Con contraseña y código',
  'enrol.passwordHint': 'Una contraseña larga y los seis dígitos de una aplicación de autenticación.',
  'enrol.thisDevice': 'Este dispositivo',

  'totp.scan': 'Escanea esto con tu aplicación de autenticación.',
  'totp.qr': 'Código QR para la aplicación de autenticación',
  'totp.secret': '¿No puedes escanear? Escribe esta clave en la aplicación:',
  'totp.code': 'El código que la aplicación muestra ahora',
  'totp.confirm': 'Confirmar',

  'codes.title': 'Códigos de recuperación',
  'codes.hint': 'Para entrar con tu contraseña si pierdes la aplicación. Cada código sirve una vez.',
  'codes.once': 'Estos códigos solo se ven ahora. Guárdalos en un sitio seguro, y no solo en este dispositivo.',
  'codes.stored': 'He guardado los códigos.',

  'confirm.title': '¿Eres tú?',
  'confirm.hint': 'Confirma que eres tú. La confirmación vale durante cinco minutos.',
  'confirm.demoHint': 'Las cuentas reales confirman con su llave de acceso o un código. En la demo basta con un clic.',
  'confirm.demo': 'Confirmar',
  'confirm.passkey': 'Confirmar con una llave de acceso',
  'confirm.submit': 'Confirmar con el código',

  'expired.title': 'Tu sesión ha caducado',
  'expired.hint': 'Tu trabajo sigue aquí, {name}. Entra y continúa.',
  'expired.demo': 'La sesión de la demo ha terminado. Abre el enlace que la tienda mostró al arrancar.',
  'expired.otherTitle': 'Esa es otra cuenta',
  'expired.other': 'Has entrado como {other}. El trabajo sin guardar de {name} se perdería.',
  'expired.asBefore': 'Entrar como {name}',
  'expired.discard': 'Descartar y continuar',
}
