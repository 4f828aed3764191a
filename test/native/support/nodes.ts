import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A node as Taro's runtime sets it: `nn` its template, `cl` classes, `cn` children, the rest by alias. */
export type Node = Record<string, unknown>

interface Template {
  number: string
  /** The field of the node for each attribute: `open-type` → `p11`. */
  aliases: Map<string, string>
  /** Attributes of the element, including listeners. */
  attributes: Map<string, string>
}

const baseOf = (root: string): string => readFileSync(path.join(root, 'base.wxml'), 'utf8')

const templates = (root: string): Map<string, Template[]> => {
  const found = new Map<string, Template[]>()
  for (const [, name, tag, inside] of baseOf(root).matchAll(
    /<template name="tmpl_0_(\d+)(?:_\w+)?">\s*<([a-z-]+)([^>]*)>/g,
  )) {
    const attributes = new Map([...inside.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]))
    const aliases = new Map(
      [...attributes].flatMap(([key, value]) => {
        const alias = /\bi\.(\w+)/.exec(value)?.[1]
        return alias ? [[key, alias] as const] : []
      }),
    )
    found.set(tag, [...(found.get(tag) ?? []), { number: name, aliases, attributes }])
  }
  return found
}

/** Returns the number of the template that shows a text: `<block>{{i.v}}</block>`. */
const textNumber = (root: string): string => {
  const [, number] = /<template name="tmpl_0_(\d+)"[^>]*>\s*<block>\{\{i\.v\}\}/.exec(baseOf(root)) ?? []
  if (!number) throw new Error('the build shows no texts')
  return number
}

/** Creates nodes of a build by the names of elements and attributes, and resolves the build's aliases. */
export const nodeMaker = (root: string) => {
  const all = templates(root)
  let count = 0
  const nextSid = (): string => `_${(count += 1)}`
  const variant = (tag: string, suits: (attributes: Template['attributes']) => boolean): Template => {
    const fitting = (all.get(tag) ?? []).filter(({ attributes }) => suits(attributes))
    const [template] = fitting.sort((a, b) => b.attributes.size - a.attributes.size)
    if (!template) throw new Error(`the build has no such ${tag}`)
    return template
  }
  return {
    text: (text: string): Node => ({ nn: textNumber(root), sid: nextSid(), cn: [], v: text }),
    /**
     * Returns an element. Taro has template variants with and without listeners: uses the one with the most attributes
     * that fits.
     */
    node: (
      tag: string,
      attributes: Record<string, unknown> = {},
      children: Node[] = [],
      suits: (attributes: Template['attributes']) => boolean = (names) => !names.has('catchtouchmove'),
    ): Node & { sid: string } => {
      const template = variant(tag, suits)
      const node = { nn: template.number, sid: nextSid(), cn: children } as Node & { sid: string }
      for (const [name, value] of Object.entries(attributes)) {
        const alias = { class: 'cl', style: 'st' }[name] ?? template.aliases.get(name)
        if (!alias) throw new Error(`${tag} of this build has no ${name}`)
        node[alias] = value
      }
      return node
    },
    /** Returns the attributes that the build's templates give an element, in all variants. */
    attributesOf: (tag: string): string[] => [
      ...new Set((all.get(tag) ?? []).flatMap(({ attributes }) => [...attributes.keys()])),
    ],
  }
}
