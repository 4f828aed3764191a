/*
 * The part of miniprogram-simulate that the tests use. Its own types bring WeChat's whole global scope with them, in which
 * `require` is another function than Node's; tsconfig.json leads here instead.
 */
interface LoadOptions {
  rootPath?: string
  usingComponents?: object
}

/** A component that was rendered. */
interface Rendered {
  readonly dom: HTMLElement
  attach(parent: HTMLElement): void
  detach(): void
  setData(data: object): void
  toJSON(): object
}

export function load(definition: object): string
export function load(file: string, tagName: string, options?: LoadOptions): string
export function render(id: string, properties?: object): Rendered
export function sleep(ms: number): Promise<void>
