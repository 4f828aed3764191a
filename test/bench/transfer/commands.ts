import * as fc from 'fast-check'
import { acceptRefusal } from '../../../src/domain/ticket/transfer'
import { brokenRules } from './rules'
import { isGiving, takeSnapshot, type Snapshot } from './snapshot'
import { type Outcome, personOf, play, type Step, STEP_KINDS } from './steps'
import type { World } from './world'

/** Numbers of steps by their outcome, such as `give done` or `accept+revoke giftClosed done`. */
export type Tally = Map<string, number>

const must = (broken: readonly string[]): void => {
  if (broken.length > 0) throw new Error(broken.join('\n'))
}

interface Real {
  world: World
  tally: Tally
  /** The snapshot after the previous step. */
  seen: Snapshot
}

/** Reads the state again. Rejects if a rule is broken. */
const checkRules = async (real: Real): Promise<void> => {
  const now = await takeSnapshot(real.world)
  must(brokenRules(real.seen, now))
  real.seen = now
}

const REFUSALS = {
  received: 'giftReceived',
  late: 'giftLate',
  cancelled: 'giftCancelled',
  nothing: 'giftNothing',
  other: 'giftOther',
}

/** Returns the expected outcome of a refund, if no other step runs at the same time. */
const expectedRefund = (world: World, seen: Snapshot, { who, what }: Step): Outcome => {
  const [buyer] = world.people
  const ticket = seen.tickets[what % Math.max(1, seen.tickets.length)]
  if (!ticket || !world.ticketIds.includes(ticket.ticket_id)) return 'nothing'
  if (personOf(world, who, (person) => person === buyer) !== buyer) return 'notFound'
  const bought = seen.tickets.filter(({ ticket_id: id }) => world.ticketIds.includes(id))
  if (bought.every(({ state }) => state === 'REFUNDED')) return 'refundReturned'
  if (seen.now >= world.showTime) return 'refundTooLate'
  if (ticket.state === 'REFUNDED') return 'refundReturned'
  if (ticket.voucher_id !== world.voucherId || isGiving(seen, ticket.ticket_id)) return 'refundAway'
  return ticket.state === 'VALID' ? 'done' : 'refundUsed'
}

/**
 * Returns the outcome that the rules require of an acceptance, a revocation or a refund, if no other step runs at the
 * same time.
 */
const expectedOf = (world: World, seen: Snapshot, step: Step): Outcome | null => {
  const { kind, who, what } = step
  if (kind === 'refund') return expectedRefund(world, seen, step)
  const gift = seen.gifts[what % Math.max(1, seen.gifts.length)]
  if (!gift) return null
  if (kind === 'revoke') return gift.at === 'TRANSFERRING' ? 'done' : 'giftClosed'
  if (kind !== 'accept') return null
  const person = personOf(world, who, ({ phone }) => phone === gift.cellphone)
  const parts = seen.parts.filter((part) => part.transfer_id === gift.transfer_id && part.open)
  const valid = parts.filter((part) =>
    seen.tickets.some((each) => each.ticket_id === part.ticket_id && each.state === 'VALID'),
  )
  const isRecipient = gift.recipient_id ? gift.recipient_id === person.userId : gift.cellphone === person.phone
  const facts = { isRecipient, receivable: valid.length, now: seen.now }
  const refusal = acceptRefusal({ state: gift.state, expiresAt: gift.expires_at }, facts)
  return refusal ? REFUSALS[refusal] : 'done'
}

/** One step, or several concurrent steps. The rules are checked afterwards. */
class StepsCommand implements fc.AsyncCommand<object, Real> {
  constructor(private readonly steps: readonly Step[]) {}

  check = () => true

  async run(_model: object, real: Real): Promise<void> {
    const { world, tally, seen: before } = real
    const outcomes = await Promise.all(this.steps.map((step) => play(world, before, step)))
    const name = `${this.steps.map(({ kind }) => kind).join('+')} ${outcomes.join(' ')}`
    tally.set(name, (tally.get(name) ?? 0) + 1)
    await checkRules(real)
    const [only] = this.steps
    const expected = this.steps.length === 1 ? expectedOf(world, before, only) : null
    must(expected === null || expected === outcomes[0] ? [] : [`${only.kind}: ${outcomes[0]} instead of ${expected}`])
  }

  toString = () => JSON.stringify(this.steps)
}

/** Advances the clock. With a concurrent step, advances it to the moment at which a gift expires. */
class PassCommand implements fc.AsyncCommand<object, Real> {
  constructor(
    private readonly hours: number,
    private readonly beside: Step | null,
  ) {}

  check = () => true

  async run(_model: object, real: Real): Promise<void> {
    const { world, tally, seen: before } = real
    const { clock } = world.gateway
    const open = before.gifts.find(({ at }) => at === 'TRANSFERRING')
    if (this.beside && open) {
      await clock.set(open.expires_at - 1)
      const [outcome] = await Promise.all([play(world, before, this.beside), clock.set(open.expires_at)])
      const name = `${this.beside.kind}+expiry ${outcome}`
      tally.set(name, (tally.get(name) ?? 0) + 1)
    } else await clock.advance(this.hours * 3_600_000)
    await checkRules(real)
  }

  toString = () => `pass(${this.hours} h, ${JSON.stringify(this.beside)})`
}

const stepOf = (kinds: readonly Step['kind'][]): fc.Arbitrary<Step> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    ...{ who: fc.nat({ max: 5 }), what: fc.nat({ max: 11 }), to: fc.nat({ max: 11 }) },
  })

const EVERY = stepOf(STEP_KINDS)
const MAIN = stepOf(['give', 'give', 'accept', 'accept', 'revoke', 'show', 'show', 'name', 'enter', 'refund'])

/** Two persons who want the same gift or ticket at the same time. */
const rivals = fc
  .tuple(
    fc.constantFrom<[Step['kind'], Step['kind']]>(
      ['accept', 'revoke'],
      ['accept', 'accept'],
      ['accept', 'enter'],
      ['give', 'give'],
      ['give', 'enter'],
      ['give', 'show'],
      ['give', 'name'],
      ['accept', 'name'],
      ['accept', 'refund'],
      ['give', 'refund'],
      ['revoke', 'refund'],
      ['enter', 'refund'],
      ['refund', 'refund'],
      ['revoke', 'show'],
      ['bind', 'bind'],
    ),
    EVERY,
    fc.nat({ max: 5 }),
  )
  .map(([[one, other], step, who]): Step[] => [
    { ...step, kind: one },
    { ...step, kind: other, who },
  ])

/** Random walk through all states of a few tickets. */
export const walks = (length: number) =>
  fc.commands(
    [
      MAIN.map((step) => new StepsCommand([step])),
      MAIN.map((step) => new StepsCommand([step])),
      EVERY.map((step) => new StepsCommand([step])),
      rivals.map((steps) => new StepsCommand(steps)),
      rivals.map((steps) => new StepsCommand(steps)),
      fc
        .tuple(fc.constantFrom(1, 6, 25), fc.option(stepOf(['accept', 'revoke', 'give', 'refund'])))
        .map(([hours, beside]) => new PassCommand(hours, beside)),
    ],
    { maxCommands: length, size: 'max' },
  )
