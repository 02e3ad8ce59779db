/** Where the links of the newsletter lead. */
export const CONFIRM_PATH = '/newsletter/confirm'
export const LEAVE_PATH = '/newsletter/leave'

export const confirmAddress = (token: string): string => `${CONFIRM_PATH}?token=${token}`

/** With the storefront: a token that was used is in no table, and the answer is still in the language of the mail. */
export const leaveAddress = (token: string, store: string): string => `${LEAVE_PATH}?token=${token}&store=${store}`
