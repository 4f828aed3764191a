import type { Drawn } from './tree'
import type { Box } from '../harness/ground'

/** The object that the tests install in the browser's global scope. */
interface InPage {
  /** Renders the tree. Reuses elements from earlier calls. */
  draw(tree: Drawn): void
  /** Returns boxes by key; null for an element without a box. */
  boxes(keys: readonly number[]): (Box | null)[]
}

export type WithInPage = typeof globalThis & { inPage: InPage }

/**
 * Installs the object. The browser receives this function as text, so the function must not use anything outside its
 * body.
 */
export const install = (): void => {
  const elements = new Map<number, Node>()
  /** Elements of the host that contain the children of another element. */
  const places = new WeakMap<Node, HTMLElement>()
  const FIT: Record<string, string> = { aspectFill: 'cover', aspectFit: 'contain' }
  const make = (tag: string): HTMLElement => document.createElement(tag)

  const create = ({ tag, key }: Drawn): Node => {
    if (tag === '') return document.createTextNode('')
    const element = tag === 'page' ? make('host-page') : make(`wx-${tag}`)
    element.dataset.key = String(key)
    const inside: Record<string, string> = { image: 'img', input: 'input', canvas: 'canvas' }
    const inner = inside[tag]
    if (inner) element.append(make(inner))
    if (tag === 'scroll-view') {
      const content = make('div')
      const frame = make('div')
      frame.append(content)
      element.append(frame)
      places.set(element, content)
    }
    return element
  }

  const showInner = (element: Element, { tag, attributes = {} }: Drawn): void => {
    const inner = element.firstElementChild
    if (inner instanceof HTMLImageElement) {
      inner.style.objectFit = FIT[attributes.mode ?? ''] ?? 'fill'
      if (attributes.src && inner.getAttribute('src') !== attributes.src) inner.src = attributes.src
    }
    if (tag === 'input' && inner instanceof HTMLInputElement) {
      inner.value = attributes.value ?? ''
      inner.placeholder = attributes.placeholder ?? ''
    }
  }

  const update = (element: HTMLElement, drawn: Drawn): void => {
    const wanted: Record<string, string> = { ...drawn.attributes, 'data-key': String(drawn.key) }
    for (const name of element.getAttributeNames()) if (!(name in wanted)) element.removeAttribute(name)
    for (const [name, value] of Object.entries(wanted))
      if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    showInner(element, drawn)
    const place = places.get(element) ?? element
    if (drawn.children && place.firstElementChild?.nodeName !== 'CANVAS') arrange(place, drawn.children)
  }

  const arrange = (place: HTMLElement, children: readonly Drawn[]): void => {
    const own = new Set(children.map(({ key }) => key))
    for (const child of [...place.childNodes]) {
      const key = Number((child as HTMLElement).dataset?.key ?? (child as { key?: number }).key)
      if (!own.has(key) && !(child instanceof HTMLImageElement || child instanceof HTMLInputElement)) child.remove()
    }
    children.forEach((each, index) => {
      const node = elements.get(each.key) ?? create(each)
      elements.set(each.key, node)
      if (node instanceof Text) {
        Object.assign(node, { key: each.key })
        if (node.data !== each.text) node.data = each.text ?? ''
      }
      if (place.childNodes[index] !== node) place.insertBefore(node, place.childNodes[index] ?? null)
      if (node instanceof HTMLElement) update(node, each)
    })
  }

  const forget = (): void => {
    for (const [key, node] of elements) if (!node.isConnected) elements.delete(key)
  }

  const inPage: InPage = {
    draw(tree) {
      const top = document.body.firstElementChild
      if (top && Number((top as HTMLElement).dataset.key) !== tree.key) scrollTo(0, 0)
      arrange(document.body, [tree])
      forget()
    },
    boxes: (keys) =>
      keys.map((key) => {
        const node = elements.get(key)
        if (!(node instanceof Element) || !node.isConnected) return null
        const { left, top, width, height } = node.getBoundingClientRect()
        return { left, top, width, height }
      }),
  }
  Object.assign(globalThis, { inPage })
}
