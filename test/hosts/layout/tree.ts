/** An element or a text of a page, as data that is sent to the browser. */
export interface Drawn {
  /** Identifies the node. It does not change while the node exists. */
  key: number
  tag: string
  text?: string
  attributes?: Record<string, string>
  children?: Drawn[]
}

/** Attributes that can affect the appearance of an element, and attributes that the checks read. */
const ATTRIBUTES = [
  'class',
  'style',
  'src',
  'mode',
  'value',
  'placeholder',
  'scroll-x',
  'scroll-y',
  'aria-role',
  'role',
  'aria-label',
  'aria-hidden',
  'aria-disabled',
]

const keys = new WeakMap<object, number>()
let last = 0

/** Returns the key of a node. */
export const keyOf = (node: object): number => {
  const known = keys.get(node)
  if (known !== undefined) return known
  last += 1
  keys.set(node, last)
  return last
}

const isOn = (element: Element, name: string): boolean => {
  const property: unknown = (element as unknown as Record<string, unknown>)[name]
  return property === true || (element.hasAttribute(name) && element.getAttribute(name) !== 'false')
}

const attributesOf = (element: Element, units: (text: string) => string): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name)
    const isFlag = name.startsWith('scroll-')
    if (value !== null && (value !== '' || isFlag) && !(isFlag && value === 'false'))
      found[name] = name === 'style' ? units(value) : value
  }
  if (isOn(element, 'disabled')) found.disabled = ''
  const { value } = element as HTMLInputElement
  if (element.tagName === 'INPUT' && value) found.value = value
  return found
}

/**
 * Converts the element tree of a page to plain data. Omits the whitespace between the elements of a template.
 * @param units converts units of the host to units of the browser
 */
export const treeOf = (element: Element, units: (text: string) => string): Drawn => ({
  key: keyOf(element),
  tag: element.tagName.toLowerCase(),
  attributes: attributesOf(element, units),
  children: [...element.childNodes].flatMap((node): Drawn[] => {
    if (node.nodeType === 1) return [treeOf(node as Element, units)]
    const text = node.nodeType === 3 ? (node.textContent ?? '') : ''
    return text.trim() === '' ? [] : [{ key: keyOf(node), tag: '', text }]
  }),
})
