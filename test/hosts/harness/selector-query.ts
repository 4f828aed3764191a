import { createNode, type FakeCanvas } from '../fakes/canvas'
import type { View } from './engine'

type Facts = Record<string, unknown>
type Listener = (facts: Facts | null) => void

/** Nothing is laid out here: every element is said to be this large, CSS px. */
const SIZE = { width: 264, height: 474 }
const PLACE = { ...SIZE, top: 0, left: 0, right: SIZE.width, bottom: SIZE.height, scrollTop: 0, scrollLeft: 0 }

const canvases = new WeakMap<Element, FakeCanvas>()

/** The node behind a canvas element; the same one each time it is asked for. */
export const canvasOf = (element: Element): FakeCanvas => {
  const node = canvases.get(element) ?? createNode()
  canvases.set(element, node)
  return node
}

/**
 * `createSelectorQuery()`: answers in the order of the questions, null for an element that is not on the page.
 * @param page the page in view
 * @param inward copies an answer into the program's realm
 */
export const selectorQuery = (page: () => View, inward: <T>(value: T) => T): object => {
  const asked: { ask: () => Facts | null; listener?: Listener }[] = []
  const nodeOf = (element: Element): Facts => (element.tagName === 'CANVAS' ? { node: canvasOf(element) } : {})
  const on = (selector: string | null) => {
    const add = (facts: (element: Element) => Facts) => (listener?: Listener) => {
      const ask = (): Facts | null => {
        const { dom, byId } = page()
        const element = selector === null ? dom : byId(selector.replace(/^#/, ''))
        return element ? facts(element) : null
      }
      asked.push({ ask, listener })
      return query
    }
    const place = add(() => PLACE)
    return {
      boundingClientRect: place,
      scrollOffset: place,
      context: place,
      node: add(nodeOf),
      fields: ({ node }: { node?: boolean }, listener?: Listener) =>
        add((element) => ({ ...PLACE, ...(node && nodeOf(element)) }))(listener),
    }
  }
  const query = {
    select: (selector: string) => on(selector),
    selectAll: (selector: string) => on(selector),
    selectViewport: () => on(null),
    in: () => query,
    exec: (done?: (all: (Facts | null)[]) => void) => {
      void Promise.resolve().then(() => {
        const answers = asked.map(({ ask, listener }) => {
          const answer = inward(ask())
          listener?.(answer)
          return answer
        })
        done?.(answers)
      })
    },
  }
  return query
}
