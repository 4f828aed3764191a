/** A browser for the journey, with one window, one page and one touch point. */
export interface Engine {
  /** Name and version, as reported by the browser. */
  readonly name: string
  open(address: string): Promise<void>
  address(): Promise<string>
  /** Returns the value of an expression in the page. The value must be plain data. */
  evaluate<Value>(expression: string): Promise<Value>
  /** Presses and releases at a point of the viewport, CSS px. */
  tap(point: Point): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  close(): Promise<void>
}

export interface Point {
  x: number
  y: number
}

/** Size of a phone's page, CSS px. */
export const WINDOW = { width: 414, height: 800 }
