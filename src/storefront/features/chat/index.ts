/** The live chat of somebody else. It never comes uninvited. */
export { useChat } from './use-chat.ts'
