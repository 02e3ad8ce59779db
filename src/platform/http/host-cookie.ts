/** Cookies of an https shop are bound to its host: no other host can set or overwrite them (SEC-11). */

/** Such a cookie must be Secure and have the path /; browsers reject it over http. */
export const hostCookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

export const isSecureAddress = (address: string | undefined): boolean => address?.startsWith('https:') ?? false
