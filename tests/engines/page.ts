/** What a journey needs of a browser, whichever protocol it speaks. */
export type Page = {
  readonly goto: (url: string) => Promise<void>
  /** The value of a JavaScript expression in the page, as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Presses the element that the expression finds, as a mouse does. */
  readonly press: (element: string) => Promise<void>
  /** Types into the element that the expression finds, as a keyboard does. */
  readonly type: (element: string, text: string) => Promise<void>
  /** The document in the frame that the expression finds. */
  readonly frame: (element: string) => Promise<Page>
}

export type Engine = {
  readonly name: string
  readonly version: string
  readonly page: Page
  /** What the browser reported as an error so far; empty where the protocol does not report any. */
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}
