import type { MailTexts } from './en.ts'

export const es: MailTexts = {
  hello: 'Hola, {name}:',
  signature: 'El pez y el resto del equipo de Sockeye',
  sentBy: 'Este correo te lo envía {seller}.',

  orderSubject: 'Gracias por tu pedido {number}',
  orderThanks: 'Hemos recibido tu pedido y ya está pagado. Próxima parada: la mesa de embalaje.',
  orderNumber: 'Número de pedido',
  orderedOn: 'Pedido el',
  lines: 'Lo que has pedido',
  size: 'Talla {size}',
  priceEach: '{price} por unidad',
  gift: 'Un regalo nuestro',
  itemsTotal: 'Subtotal',
  discount: 'Descuento',
  shipping: 'Envío',
  free: 'Gratis',
  total: 'Total',
  taxIncluded: 'IVA incluido ({percent} %)',
  taxAdded: 'Impuesto sobre las ventas',
  deliveredTo: 'Dirección de entrega',
  billedTo: 'Dirección de facturación',
  deliveredBy: 'Cómo te llegará',
  arrives: 'Llegada: {days}',
  showOrder: 'Ver mi pedido',
  keepLink: 'Quien tenga este enlace puede ver tu pedido: no lo compartas.',
  changedMind: '¿Has cambiado de idea?',

  receivedSubject: 'Hemos recibido tu pedido {number}',
  receivedText:
    'Tu pedido nos ha llegado. Tu banco aún no ha confirmado el pago; en cuanto lo haga, confirmaremos el pedido y lo prepararemos. No tienes que hacer nada.',

  refundSubject: 'Reembolso de tu pedido {number}',
  refundText:
    'Te hemos devuelto {amount} por el mismo medio con el que pagaste. Tu banco puede tardar hasta cinco días laborables en reflejarlo.',
  cancelSubject: 'Tu pedido {number} ha sido cancelado',
  cancelText: 'Hemos cancelado tu pedido {number}. Te devolvemos lo que pagaste, por el mismo medio de pago.',

  linkSubject: 'Tus pedidos en Sockeye',
  linkText:
    'Alguien ha pedido ver los pedidos hechos con esta dirección de correo. Si has sido tú, aquí tienes el enlace. Funciona una sola vez, durante {minutes} minutos.',
  linkButton: 'Ver mis pedidos',
  linkNotYou: 'Si no has sido tú, no tienes que hacer nada: sin este correo nadie puede ver tus pedidos.',

  yourOrders: 'Tus pedidos',
  openLink: 'Un clic más, para que solo tú puedas usar el enlace.',
  linkGone: 'Este enlace ya se ha usado o ha caducado',
  linkGoneText: 'Cada enlace funciona una sola vez y por poco tiempo. Pide uno nuevo: es solo un momento.',
  askAgain: 'Pedir un enlace nuevo',
  orderGone: 'No encontramos este pedido',
  orderGoneText: 'El enlace ha caducado o se ha perdido un trozo por el camino.',
  stateOpen: 'Pendiente de pago',
  stateLapsed: 'Sin pagar',
  statePaid: 'Pagado. ¡Gracias!',
  stateHeld: 'Estamos comprobando el pago',
  stateCancelled: 'Cancelado',
  stateRefunded: 'Reembolsado',
  refundedSum: 'Reembolsado',
  toShop: 'Volver a la tienda',
  somethingMissing: 'Revisa lo que has escrito: {fields}.',
  tooOften: 'Demasiados intentos. Espera una hora y vuelve a intentarlo.',

  withdraw: 'Desistir del contrato aquí',
  withdrawIntro:
    'Tienes 14 días desde el día en que recibes los artículos y no hace falta que des ningún motivo. Dinos quién eres y de qué pedido se trata.',
  withdrawName: 'Tu nombre',
  withdrawEmail: 'Tu correo electrónico',
  withdrawNext: 'Continuar',
  withdrawCheck: '¿Es correcto?',
  withdrawStatement: 'Por la presente comunico que desisto de mi contrato de venta de los bienes del pedido {number}.',
  withdrawStatementPart:
    'Por la presente comunico que desisto de mi contrato de venta de los siguientes bienes del pedido {number}: {items}.',
  withdrawUnits: '¿De qué artículos se trata? Elige cuántos. Si no eliges ninguno, desistes de todos.',
  withdrawConfirm: 'Confirmar desistimiento',
  withdrawDone: 'Hemos recibido tu desistimiento',
  withdrawDoneText: 'Nos llegó el {moment}. La confirmación va de camino a {email}.',
  withdrawSubject: 'Hemos recibido tu desistimiento del pedido {number}',
  withdrawReceived: 'Recibimos esta declaración tuya el {moment}:',
  withdrawNow:
    'Devuelve los artículos en un plazo de 14 días. Te reembolsaremos lo que pagaste, envío estándar incluido, en un plazo de 14 días a partir de hoy; podemos esperar a haber recibido los artículos o la prueba de que los has enviado.',
}
