/*
 * `npm run bench:request [-- --rounds N]`: measures what the pipeline adds to a bare call of the transport. Also
 * measures how long a critical call waits behind hundreds of queued calls, and compares this with a plain queue. Rounds
 * are interleaved. Exits 1 if a goal is missed.
 */
import { conclude, numberOf, runBench } from '../command'
import { measureCost } from './cost'
import { costTable, queueTable, type QueueRow, verdict } from './report'
import { CROWDS, type QueueKind, type Wait, waitBehind } from './rush-hour'

const rounds = numberOf('rounds', 5)

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const measureQueues = async (): Promise<QueueRow[]> => {
  const rows: QueueRow[] = []
  for (const crowd of Object.keys(CROWDS)) {
    const waits: Record<QueueKind, Wait[]> = { pipeline: [], plainQueue: [] }
    for (let round = 0; round < rounds; round += 1) {
      waits.plainQueue.push(await waitBehind('plainQueue', crowd))
      waits.pipeline.push(await waitBehind('pipeline', crowd))
    }
    const most = (kind: QueueKind, of: keyof Wait) => Math.max(...waits[kind].map((wait) => wait[of]))
    const usual = (kind: QueueKind, of: keyof Wait) => Math.round(median(waits[kind].map((wait) => wait[of])))
    const figures = (kind: QueueKind) => ({
      ms: usual(kind, 'ms'),
      allMs: usual(kind, 'allMs'),
      behind: most(kind, 'behind'),
      peak: most(kind, 'peak'),
    })
    rows.push({ crowd, pipeline: figures('pipeline'), plainQueue: figures('plainQueue') })
  }
  return rows
}

const run = async (): Promise<void> => {
  const cost = await measureCost(rounds)
  const queue = await measureQueues()
  const missed = verdict(cost, queue)
  process.stdout.write(`${costTable(cost)}\n\n${queueTable(queue)}\n\n${missed.map((line) => `${line}\n`).join('')}`)
  conclude('request', missed.length === 0, { rounds, cost, queue })
}

void runBench(run)
