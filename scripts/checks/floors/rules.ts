import type { Graph } from './graph'

/** Regular expressions, of which one must match. */
type Pattern = string | readonly string[]

/** A kind of import that is forbidden. The patterns of `to` may name groups of `from.path` as `$1`. */
export interface Rule {
  name: string
  comment: string
  from: { path: Pattern; pathNot?: Pattern }
  to: {
    path?: Pattern
    pathNot?: Pattern
    /** Through other modules, too. */
    reachable?: boolean
    /** An import that leads back to the file itself. */
    circular?: boolean
    /** False: an import of types alone is allowed. */
    types?: boolean
  }
}

/** One forbidden import. */
export interface Breach {
  rule: string
  from: string
  /** The imported file or package. For a cycle: the path back to `from`. */
  to: string
  comment: string
}

const expressions = new Map<string, RegExp>()

const expressionOf = (pattern: Pattern, groups: readonly string[]): RegExp => {
  const source = [pattern].flat().join('|')
  const filled = groups.reduce((text, group, index) => text.replaceAll(`$${index}`, group), source)
  const known = expressions.get(filled) ?? new RegExp(filled)
  expressions.set(filled, known)
  return known
}

const matches = ({ path, pathNot }: Rule['to'], file: string, groups: readonly string[] = []): boolean =>
  (path === undefined || expressionOf(path, groups).test(file)) &&
  (pathNot === undefined || !expressionOf(pathNot, groups).test(file))

/** Targets of imports by importing file, or the reverse. */
type Links = ReadonlyMap<string, readonly string[]>

const linksOf = (graph: Graph): Links => new Map([...graph].map(([from, targets]) => [from, [...targets.keys()]]))

const reverse = (links: Links): Links => {
  const reversed = new Map<string, string[]>()
  for (const [from, targets] of links)
    for (const to of targets) {
      const known = reversed.get(to)
      if (known) known.push(from)
      else reversed.set(to, [from])
    }
  return reversed
}

/** Searches breadth first. Returns for each file that `starts` lead to the file before it. */
const search = (links: Links, starts: readonly string[]): ReadonlyMap<string, string> => {
  const previous = new Map<string, string>()
  const queue = [...starts]
  for (const file of queue)
    for (const next of links.get(file) ?? [])
      if (!previous.has(next)) {
        previous.set(next, file)
        queue.push(next)
      }
  return previous
}

/** Drops all files that lead to no cycle. */
const leadingToCycles = (links: Links): Links => {
  const kept = [...links].flatMap(([from, targets]) => {
    const rest = targets.filter((to) => links.has(to))
    return rest.length > 0 ? [[from, rest] as const] : []
  })
  return kept.length === links.size ? links : leadingToCycles(new Map(kept))
}

/** Returns the shortest cycle through a file, without its start; undefined if there is none. */
const cycleOf = (links: Links, file: string): string[] | undefined => {
  const previous = search(links, [file])
  if (!previous.has(file)) return undefined
  const cycle = [file]
  for (let step = previous.get(file)!; step !== file; step = previous.get(step)!) cycle.unshift(step)
  return cycle
}

/** Returns the shortest chain of imports from a file to a target, without its start. */
const chainOf = (towards: ReadonlyMap<string, string>, file: string): string[] => {
  const next = towards.get(file)
  return next === undefined ? [] : [next, ...chainOf(towards, next)]
}

type Finding = Pick<Breach, 'from' | 'to'>

/** Reports a cycle once, from the first of its files. */
const circular = ({ from }: Rule, links: Links): Finding[] => {
  const suspects = reverse(leadingToCycles(reverse(leadingToCycles(links))))
  const cycles = new Map<string, Finding>()
  for (const file of [...suspects.keys()].filter((file) => matches(from, file)).sort()) {
    const cycle = cycleOf(suspects, file) ?? []
    const members = [...cycle].sort().join()
    if (cycle.length > 0 && !cycles.has(members)) cycles.set(members, { from: file, to: cycle.join(' → ') })
  }
  return [...cycles.values()]
}

const reachable = ({ from, to }: Rule, links: Links): Finding[] => {
  const importers = reverse(links)
  const ends = [...importers.keys()].filter((file) => matches(to, file))
  const towards = search(importers, ends)
  return [...links.keys()]
    .filter((file) => matches(from, file) && towards.has(file))
    .map((file) => ({ from: file, to: chainOf(towards, file).join(' → ') }))
}

const direct = ({ from, to }: Rule, graph: Graph): Finding[] =>
  [...graph].flatMap(([file, targets]) => {
    if (!matches(from, file)) return []
    const groups = [...(expressionOf(from.path, []).exec(file) ?? [])]
    return [...targets]
      .filter(([target, isTypeOnly]) => matches(to, target, groups) && !(isTypeOnly && to.types === false))
      .map(([target]) => ({ from: file, to: target }))
  })

/** Returns the imports of a graph that the rules forbid. */
export const breachesOf = (graph: Graph, rules: readonly Rule[]): Breach[] => {
  const links = linksOf(graph)
  return rules.flatMap((rule) => {
    const found = rule.to.circular
      ? circular(rule, links)
      : rule.to.reachable
        ? reachable(rule, links)
        : direct(rule, graph)
    return found.map(({ from, to }) => ({ rule: rule.name, from, to, comment: rule.comment }))
  })
}
