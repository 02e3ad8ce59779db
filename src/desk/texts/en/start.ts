/** English: the start screen and the help. */
export const EN_START = {
  'start.night': 'Still awake, {name}?',
  'start.morning': 'Good morning, {name}',
  'start.day': 'Hello, {name}',
  'start.evening': 'Good evening, {name}',
  'start.demo': 'You are looking around as the owner of a demo shop. Nothing here reaches real people.',
  'start.abilities': 'What the role “{role}” may do',
  'start.due.one': '{n} refund is due',
  'start.due.other': '{n} refunds are due',

  'urgency.overdue': 'overdue',
  'urgency.soon': 'due soon',

  'start.orders': 'Find an order and see where it stands.',
  'start.products': 'Everything the shop sells, with its variants.',
  'start.staff': 'Who works here, with which role.',
  'start.audit': 'Who changed what, and when.',
  'start.jobs': 'Exports and other long work.',

  'help.undo': 'Can I undo that?',
  'help.undo.text':
    'Nearly always: for ten seconds there is an “Undo” button, and Ctrl+Z does the same. Money and emails cannot be taken back, so the desk asks before it sends them.',
  'help.expired': 'My session expired. Is my work lost?',
  'help.expired.text': 'No. A sign-in dialog opens over your work. Sign in, and everything is where it was.',
  'help.views': 'How do I save a filter?',
  'help.views.text':
    'Set filters, order and columns, then save the view. The address of the page contains it, too: send it to a colleague and they see the same list.',
  'help.fresh': 'Why does the desk ask for my passkey again?',
  'help.fresh.text':
    'Refunds, roles and personal exports need a confirmation that is at most five minutes old. So an unattended screen cannot do harm.',
  'help.offline': 'What happens without network?',
  'help.offline.text':
    'A banner says so, and what you saved is sent as soon as the shop answers. Nothing is sent twice.',
}
