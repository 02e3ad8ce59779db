import type { LawTexts } from './law-text-kinds.ts'

export const es: LawTexts = {
  legal: 'Información legal',
  imprint: 'Aviso legal',
  privacy: 'Privacidad',
  terms: 'Condiciones generales de venta',
  withdrawalPage: 'Derecho de desistimiento',
  accessibility: 'Accesibilidad',
  cookieSettings: 'Ajustes de cookies',
  cancelTransaction: 'Cancelar una compra',
  weAccept: 'Formas de pago',
  card: 'tarjeta de crédito y débito',
  onlineBanking: 'banca en línea',
  deliversTo: 'Enviamos a {countries}.',
  notTo: 'No enviamos a {regions}.',
  opensInNewTab: 'se abre en una pestaña nueva',
  agreeTerms: 'Al hacer el pedido aceptas nuestras {terms}. Tienes {withdrawal}.',
  withdrawalWord: 'derecho de desistimiento',

  demoNote: 'Este es el texto de una tienda de demostración. Sustitúyelo por el tuyo antes de abrir.',
  seller: 'Vendedor',
  representative: 'Representado por',
  telephone: 'Teléfono',
  email: 'Correo electrónico',
  registration: 'Datos registrales',
  vatIds: 'NIF-IVA',
  responsiblePerson: 'Responsable de la seguridad de los productos en la Unión Europea',
  sellerNumbers: 'Registro como vendedor',
  producerNumber: 'Número de productor (responsabilidad ampliada del productor)',
  sortingMark: 'Separación de residuos',
  notStated: 'aún sin indicar',
  disputes: 'Resolución extrajudicial de litigios',
  disputeNone:
    'No estamos adheridos a ninguna entidad de resolución alternativa de litigios. Escríbenos primero: casi todo se puede arreglar directamente.',
  disputeBody: 'Si no logramos resolver juntos una reclamación, puedes acudir gratis a esta entidad: {body}.',

  guarantee: 'Garantía legal de conformidad',
  guaranteeText:
    'Lo que compras aquí debe ser conforme con el contrato. Si no lo es, puedes pedirnos a nosotros, como vendedor, que lo reparemos o sustituyamos gratis, y después una reducción del precio o la devolución del dinero, durante al menos 2 años desde la entrega. La ley de tu país puede darte más derechos.',
  guaranteePlaceholder: 'Espacio reservado para el aviso oficial del Reglamento (UE) 2025/1960.',

  voluntary: 'Del día 15 al 30: nuestra ampliación voluntaria',
  voluntaryText:
    'Cuando termina el plazo legal, seguimos aceptando devoluciones hasta 30 días después de la recepción, sin que la ley lo exija. Solo para esos días adicionales los productos deben estar sin usar y con su etiqueta. Tu derecho legal no queda limitado de ninguna manera.',
  voluntaryOnly: '30 días para devolver',
  voluntaryOnlyText:
    'La ley de tu país no prevé un derecho general a desistir de una compra. Aceptamos devoluciones de forma voluntaria durante 30 días desde la recepción, si los productos están sin usar y con su etiqueta.',

  version: 'Versión {version}. Válida para: {country}.',
  clauses: 'Qué se aplica en tu país',
  clausesOf: {
    eu: [
      'Digan lo que digan estas condiciones, se aplican las normas imperativas de protección de los consumidores del país donde vives (Reglamento (CE) n.º 593/2008, artículo 6).',
      'Puedes demandarnos ante los tribunales del lugar donde vives (Reglamento (UE) n.º 1215/2012, artículo 18).',
      'Entregamos en el plazo indicado y, como máximo, 30 días después del pedido. El riesgo se te transmite cuando recibes los productos.',
      'El contrato se celebra con nuestra confirmación por correo electrónico. Archivamos el texto del contrato y te lo enviamos con la confirmación. Antes de pedir puedes ver y corregir todo lo que has introducido.',
    ],
  },
  countryClauses: {
    ES: 'En España la garantía legal dura 3 años desde la entrega (Real Decreto Legislativo 1/2007, artículo 120). Tienes a tu disposición hojas de reclamaciones: pídenoslas por correo electrónico.',
  },

  privacyWho: 'Quién es el responsable',
  privacyBases: 'Para qué usamos los datos y con qué base jurídica',
  privacyBasesList: [
    'Pedidos, entrega, pago, devoluciones y consultas: nombre, direcciones, correo, teléfono y lo que has pedido, para cumplir el contrato (RGPD, artículo 6.1.b).',
    'Facturas y contabilidad: porque lo exige la ley fiscal y mercantil (artículo 6.1.c).',
    'Boletín: solo con tu consentimiento (artículo 6.1.a), que puedes retirar con el enlace de cada envío.',
    'Estadísticas, recomendaciones personales y publicidad: solo con tu consentimiento en los ajustes de cookies (artículo 6.1.a).',
    'Seguridad: direcciones de red en registros y límites de peticiones, para proteger la tienda contra abusos (artículo 6.1.f).',
    'Informes de errores de tu navegador: solo con tu consentimiento (artículo 6.1.a); contienen la dirección de la página y el error, no lo que has escrito.',
    'Teléfono: para que el transportista pueda anunciar la entrega (artículo 6.1.b).',
  ],
  privacyRetention: 'Cuánto tiempo los guardamos',
  retentionOf: {
    cartDays: 'Una cesta: {n} días desde su último cambio.',
    orderedCartDays: 'La cesta de un pedido: {n} días desde su último cambio.',
    unpaidOrderDays: 'Un pedido que no se pagó: {n} días.',
    documentYears: 'Facturas y facturas rectificativas: {n} años naturales completos, como exige la ley fiscal.',
    claimYears:
      'Pedidos con sus facturas: tanto tiempo como estas. Desistimientos y pruebas de consentimiento: {n} años naturales completos.',
    unconfirmedNewsletterDays:
      'Un alta en el boletín sin confirmar: {n} días. Una confirmada: hasta que te des de baja.',
    interactionDays: 'Visualizaciones y clics para las recomendaciones, solo con consentimiento: {n} días.',
    checkoutDays: 'Lo que escribiste al tramitar el pedido, en tu propio navegador: {n} días.',
  },
  privacyRecipients: 'Quién los recibe',
  privacyRecipientsList: [
    'El proveedor de pagos: importe, número de pedido y lo que necesita para comprobar el pago.',
    'El transportista que entrega tu paquete: nombre, dirección, correo y teléfono.',
    'Proveedores que gestionan nuestros servidores y envían nuestro correo, solo siguiendo nuestras instrucciones.',
    'La administración tributaria y los tribunales, cuando la ley lo exige.',
  ],
  privacyTransfers: 'Transferencias a otros países',
  privacyTransfersText:
    'Si un destinatario está fuera del Espacio Económico Europeo, los datos solo se envían con una decisión de adecuación de la Comisión Europea o con sus cláusulas contractuales tipo. Puedes pedirnos una copia.',
  privacyRights: 'Tus derechos',
  privacyRightsList: [
    'saber qué datos tuyos guardamos y recibir una copia',
    'que los corrijamos o borremos, o que limitemos su tratamiento',
    'recibirlos en un formato de uso común o que los enviemos a otra persona',
    'oponerte a un uso basado en nuestro interés legítimo',
    'retirar un consentimiento en cualquier momento, para el futuro',
    'reclamar ante la autoridad de protección de datos de tu país',
  ],

  accessibilityIntro:
    'Todo el mundo debe poder comprar calcetines aquí. Esta tienda sigue las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, y la norma EN 301 549.',
  accessibilityTested: 'Cómo lo comprobamos',
  accessibilityTestedText:
    'Cada cambio se prueba automáticamente con axe y con el teclado. El texto se puede ampliar al 200 %, las animaciones se detienen si tu sistema pide menos movimiento y todos los formularios funcionan con lectores de pantalla.',
  accessibilityLimits: 'Límites conocidos',
  accessibilityLimitsList: [
    'Las páginas del proveedor de pagos y de tu banco no son nuestras.',
    'Algunas fotos de productos solo tienen una descripción breve.',
    'A los vídeos que enlazamos puede faltarles la audiodescripción.',
  ],
  accessibilityContact: 'Cuéntanos qué no funciona',
  accessibilityContactText: 'Escribe a {email} o llama al {telephone}. Respondemos en 5 días laborables.',
  accessibilityBody: 'Supervisión',
  accessibilityBodyText:
    'Si nuestra respuesta no te ayuda, puedes acudir a la autoridad que lo supervisa en tu país: {body}.',
  accessibilityBodyUnknown: 'la autoridad designada por tu país según la Directiva (UE) 2019/882',
}
