import { sql } from 'kysely'
import { rotatingCode, type TicketKey } from '@/domain/ticket/gate-code'
import { codeWindow } from '@/domain/ticket/one-time-code'
import { json } from '../../../scripts/gateway/core/database/json'
import type { TestGateway } from './gateway'
import { shopper, type Shopper } from './shopper'

export type HeldKey = TicketKey & { ticketId: string }

interface Odd {
  /** State of the ticket. Default: VALID. */
  state?: string
  /** Session of the ticket. Default: the session of `GateTickets`. */
  sessionId?: string
  /** Door of the ticket. Default: the tier's door. */
  door?: string
}

/** A play with rotating codes. */
const SHOW = 'S2001'
const [SESSION, PLAN] = ['S2001N01', 'S2001N01P2']

const inThree = (text: string) => json({ 'zh-CN': text, 'zh-MO': text, 'en-US': text })

let sessions = 0

/**
 * Tickets of a session in which nothing was scanned: two tickets of the demo member, and additional tickets. Computes
 * the codes of all of them.
 */
export class GateTickets {
  private count = 0

  private constructor(
    private readonly test: TestGateway,
    readonly sessionId: string,
    private readonly planId: string,
  ) {}

  static async buy(test: TestGateway): Promise<GateTickets> {
    const sessionId = `${SHOW}G${(sessions += 1)}`
    const tickets = new GateTickets(test, sessionId, `${sessionId}P`)
    await tickets.insertSession()
    await tickets.insertVoucher(tickets.voucherId, sessionId)
    for (const at of [1, 2]) await tickets.insertTicket(`${sessionId}T${at}`, tickets.voucherId, {}, at)
    return tickets
  }

  get voucherId(): string {
    return `${this.sessionId}V`
  }

  private get db() {
    return this.test.gateway.context.db
  }

  private async insertSession(): Promise<void> {
    const { sessionId: id, planId } = this
    await sql`insert into sessions
      select (jsonb_populate_record(s, jsonb_build_object('session_id', ${id}::text))).* from sessions s
      where session_id = ${SESSION}`.execute(this.db)
    await sql`insert into seat_plans
      select (jsonb_populate_record(p, jsonb_build_object('session_id', ${id}::text, 'seat_plan_id', ${planId}::text))).*
      from seat_plans p where seat_plan_id = ${PLAN}`.execute(this.db)
  }

  private async insertVoucher(voucherId: string, sessionId: string): Promise<void> {
    await this.db
      .insertInto('vouchers')
      .values({
        ...{ voucher_id: voucherId, order_id: null, user_id: 'U1001', show_id: SHOW, session_id: sessionId },
        ...{ state: 'VALID', code_from: null, created_at: this.test.clock.now(), pickup_code: null },
      })
      .execute()
  }

  private async insertTicket(ticketId: string, voucherId: string, { state, door }: Odd, sort = 1): Promise<void> {
    await this.db
      .insertInto('tickets')
      .values({
        ...{ ticket_id: ticketId, voucher_id: voucherId, seat_plan_id: this.planId, audience_name: '', sort },
        ...{ seat_desc: inThree(`seat ${sort}`), entrance: door ? inThree(door) : null, code_key: ticketId },
        state: state ?? 'VALID',
      })
      .execute()
  }

  /** Returns the keys of the two tickets on this device. The keys on the device that had them before become invalid. */
  async keysOn(device: Shopper): Promise<HeldKey[]> {
    return (await device.post(`trade/buyer/v3/vouchers/${this.voucherId}/ticket_keys`, {})).body.data as HeldKey[]
  }

  /** Returns the keys of the two tickets on a new device. */
  async takeKeys(): Promise<HeldKey[]> {
    // Advances the clock until a new verification code can be sent to the phone.
    await this.test.clock.advance(60_000)
    return this.keysOn(await shopper(this.test))
  }

  /** Adds a ticket with another state, session or door. The ticket has its own key. */
  async add(odd: Odd): Promise<HeldKey> {
    const ticketId = `${this.sessionId}X${(this.count += 1)}`
    const voucherId = `V${ticketId}`
    await this.insertVoucher(voucherId, odd.sessionId ?? this.sessionId)
    await this.insertTicket(ticketId, voucherId, odd)
    const login = await this.db.selectFrom('login_sessions').select('session_id').limit(1).executeTakeFirstOrThrow()
    const key = { keyId: `K${ticketId}`, secret: 'A'.repeat(43) }
    await this.db
      .insertInto('ticket_keys')
      .values({
        ...{ key_id: key.keyId, ticket_id: ticketId, session_id: login.session_id, secret: key.secret },
        ...{ issued_at: this.test.clock.now() - 120_000, ended_at: null },
      })
      .execute()
    return { ticketId, ...key }
  }

  /**
   * Returns the code of a ticket in the current time window. `windows` is the number of windows (30 s each) by which
   * the code is later; negative for an earlier code.
   */
  codeOf({ ticketId, ...key }: HeldKey, windows = 0): string {
    return rotatingCode(ticketId, key, codeWindow(this.test.clock.now()) + windows)
  }
}
