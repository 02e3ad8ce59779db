import type { MailTexts } from './en.ts'

export const es: MailTexts = {
  hello: 'Hola, {name}:',
  signature: 'El pez y todos los demás de Sockeye',
  sentBy: 'Este correo lo envía {seller}.',

  orderSubject: 'Tu pedido {number}: gracias',
  orderThanks: 'Gracias por tu pedido. El pago ha llegado; los calcetines, en camino.',
  orderNumber: 'Número de pedido',
  orderedOn: 'Pedido el',
  lines: 'Lo que has pedido',
  size: 'Talla {size}',
  gift: 'Un regalo nuestro',
  goods: 'Artículos',
  discount: 'Descuento',
  shipping: 'Envío',
  free: 'Gratis',
  total: 'Total',
  taxIncluded: 'IVA incluido ({percent} %)',
  taxAdded: 'Impuesto sobre las ventas',
  deliveredTo: 'Dirección de entrega',
  billedTo: 'Dirección de facturación',
  deliveredBy: 'Cómo te llega',
  showOrder: 'Ver tu pedido',
  keepLink: 'Quien tenga este enlace puede ver tu pedido: guárdatelo para ti.',
  changedMind: '¿Has cambiado de idea?',

  refundSubject: 'Reembolso de tu pedido {number}',
  refundText:
    'Te hemos devuelto {amount} por el medio con el que pagaste. Tu banco puede tardar hasta cinco días laborables en mostrarlo.',
  cancelSubject: 'Tu pedido {number} está cancelado',
  cancelText:
    'Hemos cancelado tu pedido {number}. Lo que pagaste está de vuelta hacia ti, por el medio con el que pagaste.',

  linkSubject: 'Tus pedidos en Sockeye',
  linkText:
    'Alguien ha pedido ver los pedidos de esta dirección de correo. Si has sido tú, aquí tienes el enlace. Funciona una vez, durante {minutes} minutos.',
  linkButton: 'Ver mis pedidos',
  linkNotYou: 'Si no has sido tú, no hagas nada: sin este correo nadie ve nada.',

  yourOrders: 'Tus pedidos',
  openLink: 'Un clic más, para que solo tú gastes tu enlace.',
  linkGone: 'Este enlace ya se ha usado, o es demasiado antiguo.',
  linkGoneText: 'Los enlaces funcionan una vez y poco tiempo. Pide uno nuevo, es un momento.',
  askAgain: 'Pedir un enlace nuevo',
  orderGone: 'Este pedido no existe',
  orderGoneText: 'El enlace es demasiado antiguo, o se ha perdido un trozo por el camino.',
  stateOpen: 'Pendiente de pago',
  stateLapsed: 'Sin pagar',
  statePaid: 'Pagado, camino de la mesa de embalaje',
  stateHeld: 'Estamos comprobando el pago',
  stateCancelled: 'Cancelado',
  stateRefunded: 'Reembolsado',
  toShop: 'Volver a la tienda',
  somethingMissing: 'Revisa lo que has escrito: {fields}.',
  tooOften: 'Han sido muchos intentos. Espera una hora y vuelve a probar.',

  withdraw: 'Desistir del contrato aquí',
  withdrawIntro:
    'Tienes 14 días desde el día en que recibes los artículos, y no necesitas ningún motivo. Dinos quién eres y a qué pedido te refieres.',
  withdrawName: 'Tu nombre',
  withdrawEmail: 'Tu correo electrónico',
  withdrawNext: 'Seguir',
  withdrawCheck: '¿Es correcto?',
  withdrawStatement: 'Por la presente comunico que desisto de mi contrato de venta de los bienes del pedido {number}.',
  withdrawConfirm: 'Confirmar desistimiento',
  withdrawDone: 'Tenemos tu desistimiento',
  withdrawDoneText: 'Lo recibimos el {moment}. Una confirmación va camino de {email}.',
  withdrawSubject: 'Hemos recibido tu desistimiento del pedido {number}',
  withdrawReceived: 'El {moment} recibimos esta declaración tuya:',
  withdrawNow:
    'Devuelve los artículos en un plazo de 14 días. Recibirás lo que pagaste, envío estándar incluido, en los 14 días siguientes a hoy; podemos esperar a tener los artículos o la prueba de que los has enviado.',
}
