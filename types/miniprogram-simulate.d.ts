/*
 * The parts of miniprogram-simulate that the tests use. The package's own types declare all of WeChat's globals,
 * including a `require` that differs from that of Node.js. tsconfig.json therefore refers to this file.
 */
interface LoadOptions {
  rootPath?: string
  usingComponents?: object
}

/** A rendered component. */
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
