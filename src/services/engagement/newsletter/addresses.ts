/** Where the links of the newsletter lead. */
export const CONFIRM_PATH = '/newsletter/confirm'
export const LEAVE_PATH = '/newsletter/leave'

export const confirmAddress = (token: string): string => `${CONFIRM_PATH}?token=${token}`

export const leaveAddress = (token: string): string => `${LEAVE_PATH}?token=${token}`
