import type { CashierAction } from '../../../scripts/gateway/modules/cashier/action-service'
import { STEPS, type Step, StubbornBuyer } from './buyer'
import { type KillableGateway, startKillable, type Storage } from './process'

/** New buyers for each kill, and at once. */
const BUYERS = 4
const CROWD = 8
/** Under which requests the gateway is killed. */
const TARGETS: readonly Step[] = ['create', 'create', 'pay', 'press', 'press']
/** The kill, ms, when the request that it waits for is not sent: all have paid, or wait. */
const PATIENCE = 5_000
const ACTIONS: readonly CashierAction[] = ['pay', 'pay', 'pay', 'pay', 'late', 'silent', 'doubled', 'wrongAmount']

export interface KillsResult {
  kills: number
  buyers: number
  paid: number
  soldOut: number
  /** Orders whose time to pay went by between kills. */
  closed: number
  /** Orders asked for again with their key. */
  repeats: number
  /** Requests that a kill cut, by what they were for. */
  cut: Record<Step, number>
  broken: string[]
}

/** Answers when it is time to kill: at a random point of a random request of the wanted step. */
const momentOf = (
  buyers: readonly StubbornBuyer[],
  { target, nth, share, times }: { target: Step; nth: number; share: number; times: Map<Step, number> },
): Promise<string> =>
  new Promise((resolve) => {
    const patience = setTimeout(() => resolve('nothing'), PATIENCE)
    let left = nth
    for (const buyer of buyers) {
      buyer.onAnswer = (step, ms) => times.set(step, ((times.get(step) ?? ms) + ms) / 2)
      buyer.onStep = (step) => {
        if (step === target) left -= 1
        if (step !== target || left !== 0) return
        const after = Math.round(share * (times.get(step) ?? 30))
        clearTimeout(patience)
        setTimeout(() => resolve(`${step} ${nth} after ${after} ms`), after)
      }
    }
  })

const moveClock = (url: string, ms: number) =>
  fetch(`${url}/console/api/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: ms }),
  })

/** One after the other, ms: they are not all at the same step. */
const STAGGER = 40

/** All of them at once; a gateway that dies ends their round, not the bench. */
const goAll = (buyers: readonly StubbornBuyer[], { url, tokens }: KillableGateway) =>
  Promise.all(
    buyers.map(async (buyer, at) => {
      await new Promise((resolve) => setTimeout(resolve, at * STAGGER))
      await buyer.go(url, tokens[at]).catch(() => undefined)
    }),
  )

/** A gateway is killed `kills` times under its buyers, started again, and in the end all that was begun is finished. */
export const playKills = async (
  storage: Storage,
  kills: number,
  random: () => number,
  say: (line: string) => void,
): Promise<KillsResult> => {
  const all = Array.from(
    { length: kills * BUYERS },
    (_, at) => new StubbornBuyer(`RUSH${at}`, at, ACTIONS[Math.floor(random() * ACTIONS.length)]),
  )
  const broken: string[] = []
  const cut = Object.fromEntries(STEPS.map((step) => [step, 0])) as Record<Step, number>
  const open = () => all.filter(({ end }) => end === undefined)
  /** How long each request took of late, ms. */
  const times = new Map<Step, number>()
  const idsOf = (buyers: readonly StubbornBuyer[]) => buyers.map(({ userId }) => userId)
  const opened = await startKillable(storage, [], all.length)
  await opened.kill()
  for (let kill = 1; kill <= kills; kill += 1) {
    const buyers = open().slice(0, CROWD)
    const gateway = await startKillable(storage, idsOf(buyers))
    broken.push(...gateway.broken.map((rule) => `after kill ${kill - 1}: ${rule}`))
    const target = TARGETS[Math.floor(random() * TARGETS.length)]
    const moment = momentOf(buyers, { target, nth: 1 + Math.floor(random() * 4), share: random(), times })
    const going = goAll(buyers, gateway)
    const at = await moment
    const steps = buyers.flatMap(({ step }) => step ?? [])
    await gateway.kill()
    await going
    for (const step of steps) cut[step] += 1
    for (const buyer of buyers) buyer.step = null
    say(`kill ${kill} at ${at}, under ${steps.join(', ') || 'nobody'}`)
  }
  const buyers = open()
  const last = await startKillable(storage, idsOf(buyers))
  broken.push(...last.broken.map((rule) => `after kill ${kills}: ${rule}`))
  await goAll(buyers, last)
  // A provider that stays silent is asked after a minute.
  await moveClock(last.url, 61_000)
  await goAll(buyers, last)
  await moveClock(last.url, 20 * 60_000)
  await last.kill()
  const end = await startKillable(storage, [])
  broken.push(...end.broken.map((rule) => `in the end: ${rule}`))
  await end.kill()
  broken.push(...all.flatMap((buyer) => buyer.broken.map((rule) => `${buyer.userId}: ${rule}`)))
  broken.push(...open().map(({ userId }) => `${userId} has neither paid nor been refused nor let the time go by`))
  return {
    kills,
    buyers: all.length,
    paid: all.filter(({ end: how }) => how === 'paid').length,
    soldOut: all.filter(({ end: how }) => how === 'soldOut').length,
    closed: all.filter(({ end: how }) => how === 'closed').length,
    repeats: all.reduce((sum, { repeats }) => sum + repeats, 0),
    cut,
    broken,
  }
}
