import type { Estimate } from './estimate'
import { counted, isOver, type Line } from './line'

const KB = 1024

const kb = (bytes: number): string => (bytes / KB).toFixed(1)

/** Number of the largest web files that the report lists. The web build has many small files. */
const WEB_LINES = 8

/** Returns the lines to print: all lines over their budget, all packages, and the largest web files. */
const worthTelling = (lines: readonly Line[]): Line[] => {
  const web = lines.filter(({ gzip }) => gzip !== undefined)
  const small = new Set(web.slice(WEB_LINES).filter((line) => !isOver(line)))
  return lines.filter((line) => !small.has(line))
}

const cells = (line: Line): [string, string, string, string, string, string] => [
  line.target,
  line.name,
  kb(line.bytes),
  line.gzip === undefined ? '' : kb(line.gzip),
  kb(line.budget),
  isOver(line) ? `OVER by ${kb(counted(line) - line.budget)}` : `${Math.round((counted(line) / line.budget) * 100)} %`,
]

const HEAD = ['target', 'what', 'KB', 'KB gzip', 'budget', 'used'] as const

/** Aligns rows in columns. The first two columns are texts, the others are numbers. */
const columns = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map((row) => row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  '))
    .join('\n')
}

/** Formats the lines as a table for a terminal. */
export const asText = (lines: readonly Line[]): string => columns([HEAD, ...worthTelling(lines).map(cells)])

const ESTIMATE_HEAD = ['target', 'with all screens', 'screens', 'planned', 'KB', 'budget', 'used'] as const

/** Formats the estimated sizes as a table for a terminal. */
export const estimatesAsText = (estimates: readonly Estimate[]): string =>
  columns([
    ESTIMATE_HEAD,
    ...estimates.map(({ target, name, built, planned, bytes, budget }) => [
      target,
      name,
      String(built),
      String(planned),
      kb(bytes),
      kb(budget),
      `${Math.round((bytes / budget) * 100)} %`,
    ]),
  ])

/**
 * Formats the lines as Markdown tables. The first table has a row for each package and a column for each mini program.
 * The second table contains the web files.
 */
export const asMarkdown = (lines: readonly Line[]): string => {
  const minis = lines.filter(({ gzip }) => gzip === undefined)
  const targets = [...new Set(minis.map(({ target }) => target))]
  const names = [...new Set(minis.map(({ name }) => name))]
  const row = (...texts: string[]): string => `| ${texts.join(' | ')} |`
  const of = (target: string, name: string) => minis.find((line) => line.target === target && line.name === name)
  const budget = (name: string): string => kb(minis.find((line) => line.name === name)?.budget ?? 0)
  const mini = [
    row('KB', ...targets, 'budget'),
    row('---', ...targets.map(() => '---:'), '---:'),
    ...names.map((name) => row(name, ...targets.map((target) => kb(of(target, name)?.bytes ?? 0)), budget(name))),
  ]
  const [entry, ...later] = lines.filter(({ gzip }) => gzip !== undefined)
  const web = entry
    ? [entry, ...later.slice(0, 1).map((line) => ({ ...line, name: 'largest file that comes later' }))]
    : []
  const webTable = [
    row('web', 'KB', 'KB gzip', 'budget, gzip'),
    row('---', '---:', '---:', '---:'),
    ...web.map((line) => row(line.name, kb(line.bytes), kb(counted(line)), kb(line.budget))),
  ]
  return [...(minis.length > 0 ? mini : []), '', ...(web.length > 0 ? webTable : [])].join('\n').trim()
}
