import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Ready } from './gateway'
import type { PlayName } from './plays'

/** Storage of the gateways that are killed. */
export type Storage = { DATABASE_URL: string } | { GATEWAY_DATA: string }

export interface KillableGateway extends Ready {
  /** Sends SIGKILL and waits until the process has ended. */
  kill(): Promise<void>
}

/** Running processes. They are ended when the bench ends. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

interface Start {
  play: PlayName
  storage: Storage
  /** Ids of the accounts that act on the gateway. */
  actors: readonly string[]
  /** Total number of actors. Only set for the first gateway on a database. */
  open?: number
}

/** Starts a gateway in a separate process. Throws if the process ends before the gateway is ready. */
export const startKillable = async ({ play, storage, actors, open }: Start): Promise<KillableGateway> => {
  const named = { KILLS_PLAY: play, KILLS_ACTORS: actors.join(','), KILLS_OPEN: open ? String(open) : '' }
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'gateway.ts')], {
    env: { ...process.env, ...storage, ...named },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const gone = once(child, 'exit')
  const line = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), gone.then(() => null)])
  if (line === null) throw new Error('The gateway ended before it was ready.')
  const ready = JSON.parse(String(line[0])) as Ready
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
    running.delete(child)
  }
  return { ...ready, kill }
}
