/** Why the database cannot be used, in one sentence for the person who starts the shop. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly reason: 'in-use' | 'unusable' | 'migrations'

  constructor(reason: DatabaseError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
