import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Kind, SPELLINGS } from '../../hosts/harness/kinds'

/** A build of a mini program with a selection of Taro's optimizations (config/levers.ts). */
export interface Variant {
  name: string
  /** `FOYER_LEVERS`; undefined for the build of `npm run build:<kind>`. */
  levers?: string
  /** Reason why this build may fail. If the build fails, the bench prints the reason and continues. */
  mayFail?: string
  /**
   * Returns true if the setting affected the build. The check is needed because Taro silently ignores a setting that
   * does not apply.
   */
  shows?: (folder: string, kind: Kind) => boolean
}

/**
 * Returns true if the template of home contains a prerendered page. Taro shows the prerendered page until the root
 * element exists.
 */
const isPrerendered = (folder: string, kind: Kind): boolean =>
  readFileSync(path.join(folder, `pages/home/home${SPELLINGS[kind].template}`), 'utf8').includes('{{root.uid}}')

/** The shipped build, a build without both optimizations, and builds with only one of them. */
export const VARIANTS: readonly Variant[] = [
  { name: 'as built: both off' },
  { name: 'compileMode', levers: 'optimizeMainPackage,compileMode' },
  {
    name: 'prerender',
    levers: 'optimizeMainPackage,prerender',
    shows: isPrerendered,
    mayFail: 'Taro runs the page in vm2 while it builds, whose sandbox has no Proxy, and MobX needs one',
  },
]

export interface Figures {
  kind: Kind
  variant: string
  /** Time from the launch until the first show can be read, ms. Includes the time that the harness itself needs. */
  firstCard: number
  /** All setData calls until home is idle: their number, their bytes, and the most within one second. */
  calls: number
  bytes: number
  perSecond: number
  nodes: number
  /** Bytes of setData for one subsequent change, which is the selection of another day in the calendar. */
  changeBytes: number
}

/** Limits for the first screen of home. */
const GOALS = { bytes: 256 * 1024, perSecond: 20, nodes: 1000 } as const

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Returns the median of each figure over the rounds of one build. */
export const medians = (rounds: readonly Figures[]): Figures => {
  const of = (name: 'firstCard' | 'calls' | 'bytes' | 'perSecond' | 'nodes' | 'changeBytes') =>
    Math.round(middle(rounds.map((round) => round[name])))
  return {
    ...rounds[0]!,
    firstCard: of('firstCard'),
    calls: of('calls'),
    bytes: of('bytes'),
    perSecond: of('perSecond'),
    nodes: of('nodes'),
    changeBytes: of('changeBytes'),
  }
}

/** Returns a sentence for each goal that a shipped build does not meet. */
export const broken = (figures: readonly Figures[]): string[] =>
  figures
    .filter(({ variant }) => variant === VARIANTS[0]!.name)
    .flatMap((each) =>
      [
        each.bytes <= GOALS.bytes ? '' : `${each.kind}: ${each.bytes} bytes of setData, at most ${GOALS.bytes}`,
        each.perSecond <= GOALS.perSecond
          ? ''
          : `${each.kind}: ${each.perSecond} calls a second, at most ${GOALS.perSecond}`,
        each.nodes < GOALS.nodes ? '' : `${each.kind}: ${each.nodes} nodes, below ${GOALS.nodes}`,
      ].filter(Boolean),
    )

const HEAD = [
  'host',
  'levers',
  'setData calls',
  'KB in all',
  'most a second',
  'nodes',
  'first card ms',
  'a change, bytes',
]

const rowOf = (each: Figures): string[] => [
  each.kind,
  each.variant,
  String(each.calls),
  (each.bytes / 1024).toFixed(1),
  String(each.perSecond),
  String(each.nodes),
  String(each.firstCard),
  String(each.changeBytes),
]

/** Formats a Markdown table. Each column is as wide as its widest cell. */
export const table = (figures: readonly Figures[]): string => {
  const rows = [HEAD, ...figures.map(rowOf)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)].join('\n')
}
