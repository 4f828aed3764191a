/*
 * `npm run bench:waitlist [-- --only pglite|postgres]`: runs 1,000 joins, leaves, offers, misses and sales, ten at
 * once.
 */
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { conclude, onEngines, runBench } from '../command'
import { type Played, play } from './play'

const STEPS = 1000

const playOn = async (engine: string, options: GatewayOptions): Promise<Played & { engine: string; ms: number }> => {
  process.stderr.write(`${engine}: ${STEPS} steps …\n`)
  const gateway = await startGateway({ ...options, logLevel: 'silent' })
  try {
    const begun = Date.now()
    const seed = Number(process.env.FOYER_SEED ?? 1)
    return { engine, ...(await play(gateway.context, { steps: STEPS, seed })), ms: Date.now() - begun }
  } finally {
    await gateway.close()
  }
}

const run = async (): Promise<void> => {
  const engines = await onEngines(playOn)
  for (const { engine, broken, ...figures } of engines) {
    process.stdout.write(`${engine}: ${JSON.stringify(figures)}\n${broken.map((rule) => `  ${rule}\n`).join('')}`)
  }
  const met = engines.every(({ broken }) => broken.length === 0)
  conclude('waitlist', met, { engines })
}

void runBench(run)
