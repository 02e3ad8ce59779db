/** A page finds out in the browser that it cannot be shown. Thrown while it is drawn, it becomes the error page (ERR-55). */
export class PageFailure extends Error {
  override readonly name = 'PageFailure'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
