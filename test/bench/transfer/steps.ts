import { Refusal } from '../../../scripts/gateway/core/envelope'
import { receiveReport } from '../../../scripts/gateway/modules/after-sale/gate/scan-service'
import { nameTickets } from '../../../scripts/gateway/modules/after-sale/real-name/naming-service'
import { applyRefund } from '../../../scripts/gateway/modules/after-sale/refund/apply-service'
import { sealQuote } from '../../../scripts/gateway/modules/after-sale/refund/quote'
import { applyDue } from '../../../scripts/gateway/core/due'
import { previewRefund } from '../../../scripts/gateway/modules/after-sale/refund/service'
import { bindCode } from '../../../scripts/gateway/modules/after-sale/ticket-bind/service'
import { acceptGift } from '../../../scripts/gateway/modules/after-sale/transfer/accept-service'
import { giveTickets, revokeGift } from '../../../scripts/gateway/modules/after-sale/transfer/give-service'
import { handOverKeys, ticketCodes } from '../../../scripts/gateway/modules/trade/voucher/code-service'
import { type Snapshot, textOf } from './snapshot'
import { type Person, PLAN, SESSION, type World } from './world'

export const STEP_KINDS = ['give', 'accept', 'revoke', 'name', 'bind', 'show', 'enter', 'refund'] as const

/** A step. `who`, `what` and `to` select a person and tickets that exist when the step runs. */
export interface Step {
  kind: (typeof STEP_KINDS)[number]
  /** Below `RIGHT`, selects the person who is entitled to the step. Otherwise, selects one of the three persons. */
  who: number
  what: number
  to: number
}

/** `done`, or the name of the refusal. */
export type Outcome = string

const RIGHT = 5

/** Returns the person who performs a step: the entitled person, or any person, depending on `who`. */
export const personOf = ({ people }: World, who: number, matches: (person: Person) => boolean): Person =>
  (who < RIGHT ? people.find(matches) : undefined) ?? people[who % people.length]

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)]

const outcomeOf = async (work: Promise<unknown>): Promise<Outcome> => {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

/** Shows the codes of a voucher on its holder's device, where anyone may photograph them. */
const show = async (world: World, seen: Snapshot, { who, what }: Step): Promise<Outcome> => {
  const { gateway, shown } = world
  const held = pick(seen.tickets, what)
  const person = personOf(world, who, ({ userId }) => userId === held?.user_id)
  const voucher = seen.vouchers.find(({ voucher_id }) => voucher_id === held?.voucher_id)
  if (!voucher) return 'nothing'
  const request = {
    ...{ userId: person.userId, sessionId: person.device, voucherId: voucher.voucher_id },
    now: gateway.clock.now(),
  }
  return outcomeOf(
    (async () => {
      for (const { ticketId, keyId, secret } of await handOverKeys(gateway, request))
        shown.push({ ticketId, keyId, secret, holder: person.userId, code: '' })
      for (const { ticketId, code } of await ticketCodes(gateway, request))
        if (code) shown.push({ ticketId, keyId: '', secret: '', holder: person.userId, code })
    })(),
  )
}

let scans = 0

const enter = async (world: World, _seen: Snapshot, { what }: Step): Promise<Outcome> => {
  const { gateway, shown } = world
  const code = pick(shown, what)
  if (!code) return 'nothing'
  const at = gateway.clock.now()
  const scan = { scanId: `SC${(scans += 1)}`, text: textOf(code, at), at, letIn: false }
  const { results } = await receiveReport(
    gateway,
    { sessionId: SESSION, gate: '', since: 0, scans: [scan], reversals: [] },
    'zh-CN',
  )
  return results[0].admitted ? 'done' : (results[0].reason ?? 'refused')
}

/** Returns the unit of a ticket in the first person's order; null if the ticket is from an invitation. */
const unitOf = (world: World, ticketId: string): string | null => {
  const at = world.ticketIds.indexOf(ticketId)
  return at < 0 ? null : `${PLAN}_${at + 1}`
}

let refunds = 0

/** Refunds a ticket by the quote that the storefront shows. */
const refund = async (world: World, seen: Snapshot, { who, what }: Step): Promise<Outcome> => {
  const { gateway, orderId, people } = world
  const ticket = pick(seen.tickets, what)
  const unitId = ticket ? unitOf(world, ticket.ticket_id) : null
  if (!unitId) return 'nothing'
  const { userId } = personOf(world, who, (person) => person === people[0])
  const outcome = await outcomeOf(
    (async () => {
      await applyDue(gateway.db, gateway.clock.now(), { userId })
      const { quote } = await previewRefund(gateway, userId, { orderId, unitIds: [unitId] })
      const sealed = sealQuote(gateway.refundKey, quote)
      const idempotencyKey = `transfer-refund-${(refunds += 1)}`
      await applyRefund(gateway, userId, { orderId, quote: sealed, reason: 'TIME', idempotencyKey }, 'zh-CN')
    })(),
  )
  // A completely refunded order does not count as paid.
  return outcome === 'refundNotPaid' ? 'refundReturned' : outcome
}

const give = (world: World, seen: Snapshot, { who, what, to }: Step): Promise<Outcome> => {
  const { gateway, people } = world
  const first = pick(seen.tickets, what)
  if (!first) return Promise.resolve('nothing')
  const giver = personOf(world, who, ({ userId }) => userId === first.user_id)
  // Sometimes the giver and the recipient are the same person. The gateway refuses this.
  const others = people.filter(({ userId }) => userId !== giver.userId)
  const recipient = to === 11 ? giver : others[to % others.length]
  const own = seen.tickets.filter(({ user_id }) => user_id === first.user_id)
  const beside = own.filter(
    ({ voucher_id, ticket_id }) => voucher_id === first.voucher_id && ticket_id !== first.ticket_id,
  )
  const ticketIds = [first, ...beside.slice(0, to % 2)].map(({ ticket_id }) => ticket_id)
  const request = {
    ...{ voucherId: first.voucher_id, ticketIds, countryCode: '86', cellphone: recipient.phone },
    ...{ message: '', card: 'stars' as const },
  }
  return outcomeOf(giveTickets(gateway, giver.userId, request))
}

const PLAYS: Record<Step['kind'], (world: World, seen: Snapshot, step: Step) => Promise<Outcome>> = {
  give,
  accept: (world, seen, { who, what }) => {
    const gift = pick(seen.gifts, what)
    if (!gift) return Promise.resolve('nothing')
    const person = personOf(world, who, ({ phone }) => phone === gift.cellphone)
    return outcomeOf(acceptGift(world.gateway, person.userId, gift.secret))
  },
  revoke: (world, seen, { what }) => {
    const gift = pick(seen.gifts, what)
    return gift ? outcomeOf(revokeGift(world.gateway, gift.giver_id, gift.transfer_id)) : Promise.resolve('nothing')
  },
  name: (world, seen, { who, what, to }) => {
    const ticket = pick(seen.tickets, what)
    if (!ticket) return Promise.resolve('nothing')
    const person = personOf(world, who, ({ userId }) => userId === ticket.user_id)
    const audienceId = pick(person.audienceIds, to) ?? ''
    const bindings = [{ ticketId: ticket.ticket_id, audienceId }]
    const naming = { voucherId: ticket.voucher_id, bindings, lang: 'zh-CN' as const }
    return outcomeOf(nameTickets(world.gateway, person.userId, naming))
  },
  bind: (world, _seen, { who }) => {
    const proof = { kind: 'INVITATION' as const, code: world.inviteCode, phoneTail: '' }
    return outcomeOf(bindCode(world.gateway, world.people[who % world.people.length].userId, proof))
  },
  show,
  enter,
  refund,
}

/** Performs a step. Rejects if the gateway fails, but not if it refuses the step. */
export const play = (world: World, seen: Snapshot, step: Step): Promise<Outcome> => PLAYS[step.kind](world, seen, step)
