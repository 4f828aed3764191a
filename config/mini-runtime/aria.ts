/** Maps each accessibility attribute of a host to the property of our elements that sets the attribute. */
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
 * Returns the attribute names of a host. WeChat and FinClip write the role as `aria-role`, Alipay as `role`. Taro's
 * own templates lack these attributes, so screen readers would not read the name of an icon button.
 */
export const ariaNames = (target: string): AriaNames => ({
  [target === 'alipay' ? 'role' : 'aria-role']: 'role',
  ...SHARED,
})

/** Components that have a role or an accessible name in our screens. Their templates get the attributes. */
const NAMED = new Set([
  ...['view', 'static-view', 'catch-view', 'text', 'static-text', 'image', 'static-image'],
  ...['button', 'input', 'textarea', 'scroll-view', 'canvas'],
])

interface Templates {
  buildAttribute(attributes: Record<string, string>, component: string): string
}

/** Adds the attributes to a platform's templates. An unset attribute stays empty and is not read out. */
export const nameElements = (templates: Templates, names: AriaNames): void => {
  const build = templates.buildAttribute.bind(templates)
  templates.buildAttribute = (attributes, component) => {
    const written = build(attributes, component)
    if (!NAMED.has(component)) return written
    const aria = Object.entries(names).map(([attribute, property]) => `${attribute}="{{xs.b(i.${property},'')}}" `)
    return written + aria.join('')
  }
}
