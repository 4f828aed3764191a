import { sql } from 'kysely'
import { receiveReport } from '../../../scripts/gateway/modules/after-sale/gate/scan-service'
import { ticketCodeOf } from '../../../scripts/gateway/modules/trade/voucher/ticket-code'
import { SESSION } from './house'
import type { Player } from './played'

/** The gate of the session. */
export class Gate {
  /** Scans that admitted a ticket. */
  private admitted: string[] = []

  constructor(private readonly player: Player) {}

  private tickets() {
    const { gateway, since } = this.player
    return gateway.db
      .selectFrom('tickets as t')
      .innerJoin('vouchers as v', 'v.voucher_id', 't.voucher_id')
      .select('t.code_key')
      .where('v.user_id', 'like', 'RUSH%')
      .where('v.created_at', '>=', since)
      .orderBy('t.ticket_id')
  }

  /** Scans a ticket that was bought in this run. */
  async scan(pick: number): Promise<void> {
    await this.read(await this.tickets().execute(), pick)
  }

  /** Scans a ticket that is listed for resale, or was listed earlier. */
  async scanOffered(pick: number): Promise<void> {
    const offers = this.tickets()
      .innerJoin('resales as r', 'r.voucher_id', 't.voucher_id')
      .where(sql<boolean>`r.ticket_ids ? t.ticket_id`)
      .orderBy('r.sequence', 'desc')
    await this.read(await offers.execute(), pick)
  }

  private async read(tickets: readonly { code_key: string }[], pick: number): Promise<void> {
    if (tickets.length === 0) return
    const { gateway, played } = this.player
    const text = ticketCodeOf(tickets[pick % tickets.length].code_key)
    const [scanId, at] = [this.player.key(), gateway.clock.now()]
    const scans = [{ scanId, text, at, letIn: false }]
    const report = { sessionId: SESSION, gate: '', since: 0, scans, reversals: [] }
    const { results } = await receiveReport(gateway, report, 'zh-CN')
    if (!results[0].admitted) return
    played.scans += 1
    this.admitted.push(scanId)
  }

  /** Reverts every admission. */
  async undo(): Promise<void> {
    const { gateway } = this.player
    const at = gateway.clock.now()
    const reversals = this.admitted.map((scanId) => ({ scanId, reason: 'the run is over', at }))
    this.admitted = []
    await receiveReport(gateway, { sessionId: SESSION, gate: '', since: 0, scans: [], reversals }, 'zh-CN')
  }
}
