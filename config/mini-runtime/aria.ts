/** Accessibility attributes that a host's components take, and the property of ours that each is filled with. */
export type AriaNames = Readonly<Record<string, string>>

const SHARED = {
  'aria-label': 'ariaLabel',
  'aria-hidden': 'ariaHidden',
  'aria-checked': 'ariaChecked',
  'aria-selected': 'ariaSelected',
  'aria-disabled': 'ariaDisabled',
  'aria-expanded': 'ariaExpanded',
} as const

/**
 * WeChat and FinClip write the role as `aria-role`, Alipay as `role`.
 * Taro's templates leave all of them out, and a screen reader would hear of an icon button only that something is there.
 */
export const ariaNames = (target: string): AriaNames => ({
  [target === 'alipay' ? 'role' : 'aria-role']: 'role',
  ...SHARED,
})

/** Components whose templates get the attributes: what our screens put a role or a name on. */
const NAMED = new Set([
  ...['view', 'static-view', 'catch-view', 'text', 'static-text', 'image', 'static-image'],
  ...['button', 'input', 'textarea', 'scroll-view', 'canvas'],
])

interface Templates {
  buildAttribute(attributes: Record<string, string>, component: string): string
}

/** Lets a platform's templates write the attributes; one that was not set stays empty, which says nothing. */
export const nameElements = (templates: Templates, names: AriaNames): void => {
  const build = templates.buildAttribute.bind(templates)
  templates.buildAttribute = (attributes, component) => {
    const written = build(attributes, component)
    if (!NAMED.has(component)) return written
    const aria = Object.entries(names).map(([attribute, property]) => `${attribute}="{{xs.b(i.${property},'')}}" `)
    return written + aria.join('')
  }
}
