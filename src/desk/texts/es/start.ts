/** Spanish, with “tú”: the start screen and the help. */
import type { EN_START } from '../en/start.ts'

export const ES_START: Readonly<Record<keyof typeof EN_START, string>> = {
  'start.night': '¿Todavía por aquí, {name}?',
  'start.morning': 'Buenos días, {name}',
  'start.day': 'Hola, {name}',
  'start.evening': 'Buenas tardes, {name}',
  'start.demo': 'Estás viendo una tienda demo con el rol de propietario. Nada de esto llega a personas reales.',
  'start.abilities': 'Lo que permite el rol «{role}»',
  'start.due.one': '{n} reembolso pendiente',
  'start.due.other': '{n} reembolsos pendientes',

  'urgency.overdue': 'fuera de plazo',
  'urgency.soon': 'vence pronto',

  'start.orders': 'Encontrar un pedido y ver cómo va.',
  'start.products': 'Todo lo que vende la tienda, con sus variantes.',
  'start.staff': 'Quién trabaja aquí y con qué rol.',
  'start.audit': 'Quién cambió qué, y cuándo.',
  'start.jobs': 'Exportaciones y otros trabajos largos.',

  'help.undo': '¿Puedo deshacerlo?',
  'help.undo.text':
    'Casi siempre: durante diez segundos hay un botón «Deshacer», y Ctrl+Z hace lo mismo. El dinero y los correos no vuelven, por eso antes se pide confirmación.',
  'help.expired': 'Mi sesión ha caducado. ¿He perdido el trabajo?',
  'help.expired.text': 'No. Se abre un diálogo de acceso sobre tu trabajo. Entra y todo está donde estaba.',
  'help.views': '¿Cómo guardo un filtro?',
  'help.views.text':
    'Elige filtros, orden y columnas y guarda la vista. También está en la dirección de la página: envíala a alguien del equipo y verá la misma lista.',
  'help.fresh': '¿Por qué tengo que confirmar otra vez con la llave de acceso?',
  'help.fresh.text':
    'Los reembolsos, los roles y las exportaciones de datos personales piden una confirmación de hace cinco minutos como mucho. Así, una pantalla desatendida no puede causar daño.',
  'help.offline': '¿Qué pasa sin conexión?',
  'help.offline.text':
    'Aparece un aviso, y lo que has guardado se envía en cuanto la tienda responda. Nada se envía dos veces.',
}
