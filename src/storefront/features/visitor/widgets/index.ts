/**
 * What others offer beside the shop: the live chat, and a widget for those who want pages larger or calmer. It never comes
 * uninvited, never into checkout, and the shop itself never relies on it (ROL-03).
 */
export { addScript } from './add-script.ts'
export { startAccessibilityWidget } from './start-accessibility-widget.ts'
export { startChat } from './start-chat.ts'
