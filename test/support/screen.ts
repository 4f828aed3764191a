import TestUtils from '@tarojs/test-utils-react'
import { act, type FunctionComponent } from 'react'
import { happen } from './page-life'

/** A mounted screen or component. Tests use it as a visitor would. */
export interface Mounted {
  /** The DOM element in which it is mounted. */
  readonly root: HTMLElement
  /** Returns the first matching element. If no element matches, throws an error that lists the existing elements. */
  find(selector: string): HTMLElement
  /** Returns all matching elements. */
  all(selector: string): HTMLElement[]
  /** Returns the text of the first matching element. */
  text(selector?: string): string
  /** Returns the first button (or `role="button"`) with this accessible name or text. */
  button(name: string): HTMLElement
  tap(element: HTMLElement): Promise<void>
  type(element: HTMLElement, value: string): Promise<void>
  /** Calls a lifecycle hook of the page (`useDidShow`, `useDidHide`, `useReachBottom` …). */
  happen(moment: string, payload?: unknown): Promise<void>
  /** Waits until promises have settled and React has rendered. */
  settle(): Promise<void>
  unmount(): void
}

const nameOf = (element: HTMLElement): string => element.getAttribute('aria-label') ?? element.textContent ?? ''

/**
 * Mounts a component with @tarojs/test-utils-react, and shows it like a page that was opened. Call `unmount` at the end
 * of the test.
 */
export const mount = async <P extends object>(component: FunctionComponent<P>, props: P): Promise<Mounted> => {
  const utils = new TestUtils()
  const root = document.body.appendChild(document.createElement('div'))
  await act(async () => void (await utils.mount(component, { props, container: root })))

  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)]
  const found = (element: HTMLElement | undefined | null, what: string): HTMLElement => {
    if (!element) throw new Error(`No ${what} in:\n${root.innerHTML}`)
    return element
  }
  const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))
  const fire = async (send: () => void): Promise<void> => {
    act(send)
    await settle()
  }
  const find = (selector: string): HTMLElement => found(root.querySelector<HTMLElement>(selector), selector)
  await fire(() => ['useLoad', 'useReady', 'useDidShow'].forEach((moment) => happen(moment)))
  return {
    root,
    find,
    all,
    text: (selector) => (selector ? find(selector) : root).textContent ?? '',
    button: (name) =>
      found(
        all('button, [role="button"]').find((element) => nameOf(element).trim() === name),
        `button "${name}"`,
      ),
    tap: (element) => fire(() => utils.fireEvent.click(element)),
    type: (element, value) =>
      fire(() => {
        // React overrides the setter of `value`. The setter of the prototype is the native one.
        const prototype =
          element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
        utils.fireEvent.input(element)
      }),
    happen: (moment, payload) => fire(() => void happen(moment, payload)),
    settle,
    unmount: () => {
      utils.unmout()
      root.remove()
    },
  }
}
