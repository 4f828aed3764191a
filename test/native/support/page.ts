import path from 'node:path'
import * as simulate from 'miniprogram-simulate'
import { copyBuild, dropCopy, type Heard, hearing } from './compiled'
import { type Node, nodeMaker } from './nodes'

/**
 * Names of the host's elements that tests examine. They are replaced by components, because miniprogram-simulate stores
 * no attributes of native elements.
 */
const LOOKED_INTO = ['button', 'canvas', 'image', 'input', 'scroll-view']

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A component or element, as j-component returns it. */
export interface Simulated {
  dom: HTMLElement
  /** The properties of the host's element, by name. */
  data: Record<string, unknown>
  attach(parent: HTMLElement): void
  detach(): void
  setData(data: object): void
  dispatchEvent(name: string, options?: { detail?: unknown }): void
  querySelector(selector: string): Simulated | undefined
}

/**
 * Returns true if the simulated element must declare the name as a property. Listeners and ids are handled by the
 * component system.
 */
const isProperty = (name: string): boolean => !/^(bind|catch|data-|id$|class$|style$)/.test(name)

const finger = (name: string, dom: Element): void => {
  const touch = { pageX: 5, pageY: 5, clientX: 5, clientY: 5, target: dom }
  const touches = name === 'touchend' ? [] : [touch]
  dom.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), { touches, changedTouches: [touch] }))
}

/** Loads the built templates once. Shows nodes on a page that consists of these templates. */
export const openPage = () => {
  hearing.__heard = []
  const root = copyBuild()
  const { node, text, attributesOf } = nodeMaker(root)
  const usingComponents = Object.fromEntries(
    LOOKED_INTO.map((tag) => {
      const properties = Object.fromEntries(
        attributesOf(tag)
          .filter(isProperty)
          .map((name) => [camel(name), null]),
      )
      return [tag, simulate.load({ id: `native-${tag}`, tagName: tag, template: '<slot></slot>', properties } as never)]
    }),
  )
  const id = simulate.load(path.join(root, 'pages/home/home'), 'page', { rootPath: root, usingComponents })
  const page = simulate.render(id) as unknown as Simulated
  page.attach(document.createElement('div'))
  const dom = (sid: string): HTMLElement => {
    const found = page.dom.querySelector<HTMLElement>(`[data-sid="${sid}"]`)
    if (!found) throw new Error(`nothing drawn has the id ${sid}`)
    return found
  }
  const heardAfter = async (act: () => void): Promise<Heard[]> => {
    hearing.__heard = []
    act()
    await simulate.sleep(10)
    return hearing.__heard
  }
  return {
    node,
    text,
    attributesOf,
    dom,
    /** Replaces the content of the page by these nodes. */
    show: (...cn: Node[]) => page.setData({ root: { cn } }),
    /** Returns the element of the class from the host's component system. */
    element: (className: string): Simulated => {
      const found = page.querySelector(`.${className}`)
      if (!found) throw new Error(`nothing drawn has the class ${className}`)
      return found
    },
    /** Taps the element. Returns the events that its listeners received, innermost listener first. */
    tap: (sid: string) =>
      heardAfter(() => {
        finger('touchstart', dom(sid))
        finger('touchend', dom(sid))
      }),
    move: (sid: string) => heardAfter(() => finger('touchmove', dom(sid))),
    heardAfter,
    close: () => dropCopy(root),
  }
}
