/*
 * `npm run bench:goods [-- --part choice|walk|operation --only pglite|postgres]`
 * - `choice` (`--spus N --rounds N`) checks the choice of a variant for random goods, and measures its duration.
 * - `walk` (`--runs N`) walks through carts, orders and refunds of two accounts on three devices.
 * - `operation` (`--operations N`) compares an operation on a cart of 99 lines with a bare update of one row.
 * Exits 1 when a result differs, when a rule is broken, or when a goal is missed.
 */
import { conclude, onEngines, option, runBench } from '../command'
import { measureChoice } from './choice'
import { measureOperation } from './operation'
import { walkCarts } from './walk/walk'

const walk = async () => {
  const engines = await onEngines(walkCarts)
  for (const { engine, broken, ...figures } of engines)
    process.stdout.write(`${engine}: ${JSON.stringify(figures)}\n${broken.map((rule) => `  ${rule}\n`).join('')}`)
  return { met: engines.every(({ broken }) => broken.length === 0), engines }
}

const operation = async () => {
  const engines = await onEngines(async (engine, options) => ({ engine, ...(await measureOperation(engine, options)) }))
  for (const { engine, broken, figures } of engines)
    process.stdout.write(`${engine}: ${JSON.stringify(figures)}\n${broken.map((rule) => `  ${rule}\n`).join('')}`)
  return { met: engines.every(({ broken }) => broken.length === 0), engines }
}

const PARTS = { choice: measureChoice, walk, operation }

const run = async (): Promise<void> => {
  const wanted = option('part')
  const parts = Object.entries(PARTS).filter(([name]) => wanted === null || name === wanted)
  if (parts.length === 0) throw new Error(`Invalid --part "${wanted}": use ${Object.keys(PARTS).join(', ')}.`)
  const results: Record<string, { met: boolean }> = {}
  for (const [name, play] of parts) results[name] = await play()
  conclude(
    'goods',
    Object.values(results).every(({ met }) => met),
    results,
  )
}

void runBench(run)
