import type { Actor } from './actor'
import { momentOf } from './moment'
import { type Play, type PlayName, PLAYS } from './plays'
import { type KillableGateway, startKillable, type Storage } from './process'

/** Maximum number of actors that run in parallel. */
const CROWD = 8
/** Maximum number of rounds per kill. A round in which no request was interrupted does not count as a kill. */
const ROUNDS = 2

export interface KillsResult {
  kills: number
  actors: number
  /** Number of actors by outcome. */
  ends: Record<string, number>
  /** Number of requests that were repeated with the same idempotency key. */
  repeats: number
  /** Number of requests that a kill interrupted, by purpose. */
  cut: Record<string, number>
  broken: string[]
}

const moveClock = (url: string, ms: number) =>
  fetch(`${url}/console/api/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: ms }),
  })

/** Delay between the starts of two actors, ms, so that actors are at different steps. */
const STAGGER = 40

type Doing = (actor: Actor, place: Parameters<Actor['go']>[0]) => Promise<void>

/** Runs all actors in parallel. If the gateway is killed, the round ends, but not the bench. */
const each = (actors: readonly Actor[], { url, tokens, orders }: KillableGateway, doing: Doing) =>
  Promise.all(
    actors.map(async (actor, at) => {
      await new Promise((resolve) => setTimeout(resolve, at * STAGGER))
      await doing(actor, { url, token: tokens[at], orderId: orders[at] }).catch(() => undefined)
    }),
  )

const go: Doing = (actor, place) => actor.go(place)
const verify: Doing = (actor, place) => actor.verify(place)

/** Returns the items in random order. */
const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)

const counted = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

interface Orders {
  storage: Storage
  kills: number
  random: () => number
  say: (line: string) => void
}

/**
 * Kills a gateway `kills` times within a scenario, and restarts it after each kill. Afterwards, finishes all purchases
 * that were started.
 */
export const playKills = async (name: PlayName, { storage, kills, random, say }: Orders): Promise<KillsResult> => {
  const play: Play = PLAYS[name]
  const all: Actor[] = []
  const broken: string[] = []
  const cut: string[] = []
  const open = () => all.filter(({ end }) => end === undefined)
  const times = new Map<string, number>()
  const start = async (actors: readonly Actor[], when: string) => {
    const gateway = await startKillable({ play: name, storage, actors: actors.map(({ userId }) => userId) })
    broken.push(...gateway.broken.map((rule) => `${when}: ${rule}`))
    return gateway
  }
  const accounts = kills * ROUNDS * play.actors
  await (await startKillable({ play: name, storage, actors: [], open: accounts })).kill()
  let killed = 0
  while (killed < kills && all.length < accounts) {
    for (let more = play.actors; more > 0; more -= 1) all.push(play.actor(`RUSH${all.length}`, all.length, random))
    // Shuffled, because a seller's ticket may be of a tier that no waiting buyer of the same round wants.
    const waiting = shuffled(open().slice(0, -play.actors), random)
    const actors = [...waiting.slice(0, CROWD - play.actors), ...all.slice(-play.actors)]
    const gateway = await start(actors, `after kill ${killed}`)
    const nth = 1 + Math.floor(random() * play.among)
    const moment = momentOf(actors, { targets: play.targets, nth, share: random(), times })
    const going = each(actors, gateway, go)
    // The kill may not happen, because all actors may end first or wait for the clock.
    const at = await Promise.race([moment, going.then(() => null)])
    const steps = actors.flatMap(({ step }) => step ?? [])
    await gateway.kill()
    await going
    if (at === null) continue
    killed += 1
    cut.push(...steps)
    for (const actor of actors) actor.step = null
    say(`kill ${killed} at ${at}, under ${steps.join(', ') || 'no step'}`)
  }
  if (killed < kills) broken.push(`only ${killed} kills: there was nothing to be cut`)
  // Runs the actors in batches, because the gateway limits the parallel requests of one address.
  for (let left = open(); left.length > 0; left = left.slice(CROWD)) {
    const actors = left.slice(0, CROWD)
    const gateway = await start(actors, `after kill ${killed}`)
    await each(actors, gateway, go)
    await moveClock(gateway.url, 61_000)
    for (const actor of actors) actor.isLast = true
    await each(actors, gateway, go)
    // The gateway queries a provider that has not reported for a minute.
    await moveClock(gateway.url, 61_000)
    await each(actors, gateway, go)
    await gateway.kill()
  }
  const last = await start([], 'when all have ended')
  await moveClock(last.url, 20 * 60_000)
  await last.kill()
  const over = await start(all, 'when it is over')
  await each(all, over, verify)
  await over.kill()
  await (await start([], 'in the end')).kill()
  broken.push(...all.flatMap((actor) => actor.broken.map((rule) => `${actor.userId}: ${rule}`)))
  broken.push(...open().map(({ userId }) => `${userId} has come to no end`))
  return {
    kills: killed,
    actors: all.length,
    ends: counted(all.flatMap(({ end }) => end ?? [])),
    repeats: all.reduce((sum, { repeats }) => sum + repeats, 0),
    cut: counted(cut),
    broken,
  }
}
