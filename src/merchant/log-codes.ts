/** Log lines of the socket that the command line runs merchant operations over. */
import { defineLogCodes } from '../platform/log/log-code.ts'

export const MERCHANT_LOG = defineLogCodes({
  operationStarted: {
    code: 'merchant.operation_started',
    level: 'info',
    message: 'Merchant operation started',
    meaning: 'The command line runs `operation` in this process.',
  },
  socketNotOpened: {
    code: 'merchant.socket_not_opened',
    level: 'warn',
    message: 'Operation socket could not be opened',
    meaning: 'The shop works, but commands fail until it is stopped.',
    action: 'Check the owner, mode and length of `path`, then restart the shop.',
  },
})
