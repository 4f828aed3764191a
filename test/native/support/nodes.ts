import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A node in the form of Taro's runtime: `nn` is its template, `cl` its classes, `cn` its children. All other fields are
 * aliases of attributes.
 */
export type Node = Record<string, unknown>

interface Template {
  number: string
  /** Name of the node's field for each attribute, such as `p11` for `open-type`. */
  aliases: Map<string, string>
  /** Attributes of the element in the template, including listeners. */
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

/**
 * Returns functions that create nodes for the templates of a build. They replace the names of elements and attributes
 * by the aliases of the build.
 */
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
     * Returns a node for an element. Taro has several templates for an element, with and without listeners. Uses the
     * template with the most attributes among those that contain the given attributes.
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
    /** Returns all attributes that the templates of the build give an element. */
    attributesOf: (tag: string): string[] => [
      ...new Set((all.get(tag) ?? []).flatMap(({ attributes }) => [...attributes.keys()])),
    ],
  }
}
