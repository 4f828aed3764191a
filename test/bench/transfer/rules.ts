import { isGiving, type Snapshot } from './snapshot'

type Rule = [holds: boolean, rule: string]

const CLOSED = new Set(['ACCEPTED', 'CANCELLED', 'EXPIRED'])

/** Checks that each ticket has exactly one holder and one valid code. */
const ofTicket = (now: Snapshot, ticket: Snapshot['tickets'][number]): Rule[] => {
  const { ticket_id: id, user_id: holder, state, audience_name: name } = ticket
  const open = now.parts.filter((part) => part.ticket_id === id && part.open)
  const giving = isGiving(now, id)
  const keys = now.keys.filter((key) => key.ticket_id === id)
  const good = new Set(now.good.filter(({ ticketId }) => ticketId === id).map(({ keyId, code }) => keyId + code))
  const holders = new Set(now.good.filter(({ ticketId }) => ticketId === id).map((shown) => shown.holder))
  const entries = now.entries.filter(({ ticketId }) => ticketId === id)
  const named = now.names.filter((each) => each.ticket_id === id)
  return [
    [open.length <= 1, `${id} is in ${open.length} open gifts`],
    [keys.length <= 1, `${id} has ${keys.length} live keys`],
    [keys.every(({ user_id }) => user_id === holder), `${id} has a live key of an account that does not hold it`],
    [good.size <= 1, `${good.size} codes of ${id} open a gate`],
    [[...holders].every((each) => each === holder), `a code of ${id} opens a gate for another account than ${holder}`],
    [!giving || (keys.length === 0 && good.size === 0), `${id} is being given, and its code lives`],
    [state !== 'REFUNDED' || keys.length === 0, `${id} is returned, and its key lives`],
    [state === 'VALID' || good.size === 0, `${id} is ${state}, and its code opens a gate`],
    [entries.length <= 1, `${entries.length} came in with ${id}`],
    [entries.length === 0 || state !== 'VALID', `a person is in with ${id}, which is valid`],
    [named.every(({ user_id }) => user_id === holder), `${id} names a person of another account`],
    // The ID document of a refunded ticket can be used again.
    [state === 'REFUNDED' || (name === '') === (named.length === 0), `the name on ${id} and who is named differ`],
  ]
}

const ofGift = (now: Snapshot, gift: Snapshot['gifts'][number]): Rule[] => {
  const { transfer_id: id, state, recipient_id, recipient_voucher_id: target, voucher_id: source } = gift
  const parts = now.parts.filter((part) => part.transfer_id === id)
  const [open, moved] = [parts.filter((part) => part.open), parts.filter((part) => part.moved)]
  const voucherOf = (ticketId: string) => now.tickets.find(({ ticket_id }) => ticket_id === ticketId)?.voucher_id
  return [
    [state !== 'EXPIRED' || gift.expires_at <= now.now, `${id} is EXPIRED before its time`],
    [state === 'TRANSFERRING' || open.length === 0, `${id} is ${state} and open`],
    [(state === 'ACCEPTED') === moved.length > 0, `${id} is ${state}, ${moved.length} tickets moved`],
    [(state === 'ACCEPTED') === (recipient_id !== null), `${id} is ${state}, its recipient ${recipient_id}`],
    [open.every(({ ticket_id }) => voucherOf(ticket_id) === source), `${id} is open on tickets that left their giver`],
    [moved.every(({ ticket_id }) => voucherOf(ticket_id) === target), `${id} moved tickets elsewhere`],
  ]
}

const ofVoucher = (now: Snapshot, { voucher_id: id, state }: Snapshot['vouchers'][number]): Rule[] => {
  const states = now.tickets.filter((ticket) => ticket.voucher_id === id).map((ticket) => ticket.state)
  const expected = states.length === 0 ? 'GIVEN' : states.includes('VALID') ? 'VALID' : null
  return [
    [
      expected === null ? state !== 'VALID' && state !== 'GIVEN' : state === expected,
      `${id} is ${state} of ${states.join()}`,
    ],
  ]
}

/** Checks that only an acceptance changes the holder of a ticket, and that final states do not change. */
const ofStep = (before: Snapshot, now: Snapshot): Rule[] => [
  ...before.tickets.flatMap((was): Rule[] => {
    const is = now.tickets.find(({ ticket_id }) => ticket_id === was.ticket_id)
    const accepted = now.gifts.find((gift) => gift.recipient_voucher_id === is?.voucher_id)
    const part = now.parts.find(
      (each) => each.ticket_id === was.ticket_id && each.transfer_id === accepted?.transfer_id,
    )
    return [
      [is !== undefined, `${was.ticket_id} is gone`],
      [
        is?.voucher_id === was.voucher_id || (accepted?.recipient_id === is?.user_id && part?.moved === true),
        `${was.ticket_id} moved without a gift`,
      ],
      [was.state === 'VALID' || was.state === is?.state, `${was.ticket_id} was ${was.state} and is ${is?.state}`],
    ]
  }),
  ...before.gifts.map((was): Rule => {
    const is = now.gifts.find(({ transfer_id }) => transfer_id === was.transfer_id)
    return [!CLOSED.has(was.at) || is?.at === was.at, `${was.transfer_id} was ${was.at} and is ${is?.at}`]
  }),
]

/** Checks that the number of ended tickets equals the number of refunded units. */
const ofOrder = ({ tickets, returned }: Snapshot): Rule => {
  const ended = tickets.filter(({ state }) => state === 'REFUNDED').length
  return [ended === returned.length, `${returned.length} units came back, ${ended} tickets are returned`]
}

/** Returns the broken rules; empty if all rules hold. */
export const brokenRules = (before: Snapshot, now: Snapshot): string[] =>
  [
    ...now.tickets.flatMap((ticket) => ofTicket(now, ticket)),
    ...now.gifts.flatMap((gift) => ofGift(now, gift)),
    ...now.vouchers.flatMap((voucher) => ofVoucher(now, voucher)),
    ...ofStep(before, now),
    ofOrder(now),
  ]
    .filter(([holds]) => !holds)
    .map(([, rule]) => rule)
