import { createNode, type FakeCanvas } from '../fakes/canvas'
import type { View } from './engine'
import { type Box, type Ground, withEdges } from './ground'

type Facts = Record<string, unknown>
type Listener = (facts: Facts | null) => void

/** Size that is reported for every element if no `Ground` computes the layout, CSS px. */
const NO_GROUND: Box = { left: 0, top: 0, width: 264, height: 474 }

const placeOf = (box: Box): Facts => ({ ...withEdges(box), scrollTop: 0, scrollLeft: 0 })

const canvases = new WeakMap<Element, FakeCanvas>()

/** Returns the node of a canvas element. Each call returns the same node. */
export const canvasOf = (element: Element): FakeCanvas => {
  const node = canvases.get(element) ?? createNode()
  canvases.set(element, node)
  return node
}

/** A request in a selector query. */
interface Question {
  element: Element | null
  facts: (element: Element, box: Box) => Facts
  listener?: Listener
}

/**
 * Creates `createSelectorQuery()`. It responds in the order of the requests, with null for an element that is not on
 * the page.
 * @param page the current page
 * @param inward copies a response into the mini program's realm
 * @param ground measures the elements
 */
export const selectorQuery = (page: () => View, inward: <T>(value: T) => T, ground?: Ground): object => {
  const asked: (() => Question)[] = []
  const nodeOf = (element: Element): Facts => (element.tagName === 'CANVAS' ? { node: canvasOf(element) } : {})
  const on = (selector: string | null) => {
    const add = (facts: Question['facts']) => (listener?: Listener) => {
      asked.push(() => {
        const { dom, byId } = page()
        const element = selector === null ? dom : (byId(selector.replace(/^#/, '')) ?? null)
        return { element, facts, listener }
      })
      return query
    }
    const place = add((_, box) => placeOf(box))
    return {
      boundingClientRect: place,
      scrollOffset: place,
      context: place,
      node: add(nodeOf),
      fields: ({ node }: { node?: boolean }, listener?: Listener) =>
        add((element, box) => ({ ...placeOf(box), ...(node && nodeOf(element)) }))(listener),
    }
  }
  const boxesOf = (elements: readonly Element[]): Promise<(Box | null)[]> =>
    ground ? ground.measure(elements) : Promise.resolve(elements.map(() => NO_GROUND))
  const answer = async (done?: (all: (Facts | null)[]) => void): Promise<void> => {
    await Promise.resolve()
    const questions = asked.map((ask) => ask())
    const boxes = await boxesOf(questions.flatMap(({ element }) => element ?? []))
    const answers = questions.map(({ element, facts, listener }) => {
      const box = element && boxes.shift()
      const found = inward(element && box ? facts(element, box) : null)
      listener?.(found)
      return found
    })
    done?.(answers)
  }
  const query = {
    select: (selector: string) => on(selector),
    selectAll: (selector: string) => on(selector),
    selectViewport: () => on(null),
    in: () => query,
    exec: (done?: (all: (Facts | null)[]) => void) => void answer(done),
  }
  return query
}
