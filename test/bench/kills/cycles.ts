import type { Actor } from './actor'
import { momentOf } from './moment'
import { type Play, type PlayName, PLAYS } from './plays'
import { type KillableGateway, startKillable, type Storage } from './process'

/** Actors at once. */
const CROWD = 8

export interface KillsResult {
  kills: number
  actors: number
  /** How many ended how. */
  ends: Record<string, number>
  /** Requests that were sent once more with their key. */
  repeats: number
  /** Requests that a kill cut, by what they were for. */
  cut: Record<string, number>
  broken: string[]
}

const moveClock = (url: string, ms: number) =>
  fetch(`${url}/console/api/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: ms }),
  })

/** One after the other, ms: they are not all at the same step. */
const STAGGER = 40

type Doing = (actor: Actor, place: Parameters<Actor['go']>[0]) => Promise<void>

/** All of them at once; a gateway that dies ends their round, not the bench. */
const each = (actors: readonly Actor[], { url, tokens, orders }: KillableGateway, doing: Doing) =>
  Promise.all(
    actors.map(async (actor, at) => {
      await new Promise((resolve) => setTimeout(resolve, at * STAGGER))
      await doing(actor, { url, token: tokens[at], orderId: orders[at] }).catch(() => undefined)
    }),
  )

const go: Doing = (actor, place) => actor.go(place)
const verify: Doing = (actor, place) => actor.verify(place)

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

/** A gateway is killed `kills` times within a play, started again, and in the end all that was begun is finished. */
export const playKills = async (name: PlayName, { storage, kills, random, say }: Orders): Promise<KillsResult> => {
  const play: Play = PLAYS[name]
  const all = Array.from({ length: kills * play.actors }, (_, at) => play.actor(`RUSH${at}`, at, random))
  const broken: string[] = []
  const cut: string[] = []
  const open = () => all.filter(({ end }) => end === undefined)
  const times = new Map<string, number>()
  const start = async (actors: readonly Actor[], when: string) => {
    const gateway = await startKillable({ play: name, storage, actors: actors.map(({ userId }) => userId) })
    broken.push(...gateway.broken.map((rule) => `${when}: ${rule}`))
    return gateway
  }
  await (await startKillable({ play: name, storage, actors: [], open: all.length })).kill()
  for (let kill = 1; kill <= kills; kill += 1) {
    const actors = open().slice(0, CROWD)
    const gateway = await start(actors, `after kill ${kill - 1}`)
    const target = play.targets[Math.floor(random() * play.targets.length)]
    const moment = momentOf(actors, { target, nth: 1 + Math.floor(random() * 4), share: random(), times })
    const going = each(actors, gateway, go)
    // All of them may have ended, or wait for the clock, before.
    const at = await Promise.race([moment, going.then(() => 'rest')])
    const steps = actors.flatMap(({ step }) => step ?? [])
    await gateway.kill()
    await going
    cut.push(...steps)
    for (const actor of actors) actor.step = null
    say(`kill ${kill} at ${at}, under ${steps.join(', ') || 'nobody'}`)
  }
  const left = open()
  const last = await start(left, `after kill ${kills}`)
  await each(left, last, go)
  // A provider that stays silent is asked after a minute.
  await moveClock(last.url, 61_000)
  await each(left, last, go)
  await moveClock(last.url, 20 * 60_000)
  await last.kill()
  const over = await start(all, 'when it is over')
  await each(all, over, verify)
  await over.kill()
  await (await start([], 'in the end')).kill()
  broken.push(...all.flatMap((actor) => actor.broken.map((rule) => `${actor.userId}: ${rule}`)))
  broken.push(...open().map(({ userId }) => `${userId} has come to no end`))
  return {
    kills,
    actors: all.length,
    ends: counted(all.flatMap(({ end }) => end ?? [])),
    repeats: all.reduce((sum, { repeats }) => sum + repeats, 0),
    cut: counted(cut),
    broken,
  }
}
