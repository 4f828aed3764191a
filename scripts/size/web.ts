import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { WEB_BUDGETS } from './budgets'
import { filesBelow } from './folder'
import type { Line } from './line'

/**
 * Matches the script elements in the page of Taro's unchanged build. Other builds list the scripts in the page's facts
 * (config/h5/page-plugin.ts).
 */
const SCRIPTS_OF_PAGE = /<script[^>]*\ssrc="\/?([^"?]+)"/g
const SCRIPTS_IN_FACTS = /"scripts":(\[[^\]]*\])/

/** Returns the scripts that a page always runs, relative to the build's folder. */
const scriptsOf = (page: string): Set<string> =>
  new Set([
    ...[...page.matchAll(SCRIPTS_OF_PAGE)].map(([, file]) => file),
    ...(JSON.parse(SCRIPTS_IN_FACTS.exec(page)?.[1] ?? '[]') as string[]).map((src) => src.replace(/^\//, '')),
  ])

/**
 * Returns the sizes of the web build in bytes. These are the scripts of the page itself together, and each script and
 * style sheet that screens load on demand.
 * @param folder folder with `index.html`; throws if the file is missing
 */
export const weighWeb = (target: string, folder: string): Line[] => {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const entry = scriptsOf(page)
  const files = filesBelow(folder)
    .filter((file) => /\.(js|css)$/.test(file.path))
    .map((file) => ({ ...file, gzip: gzipSync(readFileSync(path.join(folder, file.path))).length }))
  const first = files.filter((file) => entry.has(file.path))
  return [
    {
      target,
      name: `entry: ${first.length} scripts`,
      bytes: first.reduce((total, { bytes }) => total + bytes, 0),
      gzip: first.reduce((total, { gzip }) => total + gzip, 0),
      budget: WEB_BUDGETS.entry,
    },
    ...files
      .filter((file) => !entry.has(file.path))
      .sort((a, b) => b.gzip - a.gzip)
      .map((file) => ({ target, name: file.path, bytes: file.bytes, gzip: file.gzip, budget: WEB_BUDGETS.chunk })),
  ]
}
