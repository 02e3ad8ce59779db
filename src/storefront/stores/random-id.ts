/** 32 random hexadecimal digits. Not `randomUUID`, which a shop without https does not have. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
