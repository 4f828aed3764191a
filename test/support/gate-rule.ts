import { gateVerdict } from '@/domain/ticket/gate-verdict'
import type { GateList } from '../../scripts/gateway/modules/after-sale/gate/page/book-types'
import { TicketIndex } from '../../scripts/gateway/modules/after-sale/gate/ticket-columns'

/** Downloads the list of a session, as a gate does before the entrance opens. @param gateway origin of the gateway */
export const gateListOf = async (gateway: string, sessionId: string): Promise<GateList> => {
  const answer = await fetch(`${gateway}/gate/api/sessions/${sessionId}`)
  return ((await answer.json()) as { data: GateList }).data
}

/**
 * Returns the verdict of an offline gate on a code, according to its list: `in`, or the reason for refusing it.
 * @param now time of the server, epoch ms
 */
export const judgeByList = (text: string, { sessionId, tickets }: GateList, now: number): string => {
  const index = new TicketIndex(tickets)
  const facts = { find: index.find.bind(index), entryOf: () => undefined, sessionId, gate: '', now }
  const verdict = gateVerdict(text, facts)
  return verdict.admitted ? 'in' : verdict.reason
}
