/*
 * `npm run browsers [-- --only firefox]`: performs the journey of a buyer in Chromium, Firefox and WebKit, each with a
 * separate storefront. Prints the duration of each step, and exits 1 if a step fails. Requires `npm run build:h5`.
 */
import { parseArgs } from 'node:util'
import { startStorefront } from '../../scripts/browser/start-storefront'
import type { Engine } from './engine'
import { startChromium } from './engines/chromium'
import { startFirefox } from './engines/firefox'
import { startWebKit } from './engines/webkit'
import { JOURNEY } from './journey'
import { visitorOf } from './visitor'

const ENGINES: Record<string, () => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
}

/** Performs the journey in one browser. Returns true if all steps succeeded. */
const walkIn = async (engine: Engine): Promise<boolean> => {
  const storefront = await startStorefront()
  const visitor = visitorOf(engine, storefront)
  process.stdout.write(`${engine.name}\n`)
  try {
    for (const [name, take] of JOURNEY) {
      const from = performance.now()
      const error: unknown = await take(visitor).then(
        () => null,
        (reason: unknown) => reason,
      )
      const took = `${((performance.now() - from) / 1000).toFixed(1)} s`
      process.stdout.write(`  ${name.padEnd(10)}${error === null ? 'ok' : 'FAILED'}  ${took}\n`)
      if (error === null) continue
      const said = await engine.evaluate<string>('document.body.innerText.slice(0, 300)').catch(() => '')
      // A browser whose page has crashed does not respond.
      const at = await engine.address().catch((reason: unknown) => `no page: ${String(reason)}`)
      process.stdout.write(`    ${String(error)}\n    at ${at}\n    ${said.replace(/\s+/g, ' ')}\n`)
      return false
    }
    return true
  } finally {
    // The last step itself stops the storefront. After an earlier failure, the storefront still runs.
    await storefront.stop().catch(() => undefined)
  }
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const names = Object.keys(ENGINES).filter((name) => values.only === undefined || name === values.only)
  if (names.length === 0) throw new Error(`Invalid --only "${values.only}": use ${Object.keys(ENGINES).join(', ')}.`)
  for (const name of names) {
    const engine = await ENGINES[name]!()
    if (!(await walkIn(engine).finally(() => engine.close()))) process.exitCode = 1
  }
}

void main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
