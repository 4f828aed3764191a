import { ENTRANCE_PERSON } from '../../../../../src/domain/entrance'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import type { Db, Tx } from '../../../core/database/database'
import { secretKey } from '../../../core/keys'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { storeAnswers } from '../../base/form/answers-service'
import { requireForm } from '../../base/form/definition-service'
import { FORM_KEY } from '../../base/form/personal-service'
import { endOf } from '../../catalogue/show/status-service'
import { answersOwner, entranceTickets } from './ticket-service'

/** The show of the demo member's three tickets, and a show with two of the member's tickets whose gates only warn. */
const RULES = [
  { show_id: 'S3005', at_gate: 'REFUSE' },
  { show_id: 'S2008', at_gate: 'WARN' },
] as const
const FORM = { form_id: 'FM4', form_version: 1 }

/** Makes two shows require a health declaration from each person before entry. */
export const seedEntranceRules = async (tx: Tx): Promise<void> => {
  await tx
    .insertInto('entrance_rules')
    .values(RULES.map((rule) => ({ ...rule, ...FORM })))
    .execute()
}

/** Sends the form of the first of the demo member's three tickets. */
export const seedDemoEntrances = async (tx: Tx, now: number): Promise<void> => {
  const ticket = await entranceTickets(tx)
    .where('u.user_id', '=', DEMO_MEMBER)
    .where('u.show_id', '=', RULES[0].show_id)
    .where('t.sort', '=', 0)
    .executeTakeFirstOrThrow()
  const { ticket_id, voucher_id, utc_offset: offset } = ticket
  const definition = await requireForm(tx, FORM.form_id, FORM.form_version)
  await storeAnswers(
    tx,
    { clock: { now: () => now }, forms: { key: await secretKey(tx as unknown as Db, FORM_KEY) } },
    {
      ...{ owner: answersOwner(ticket), userId: DEMO_MEMBER, scene: 'FORM', definition },
      answers: {
        application: {},
        people: [
          { personKey: ENTRANCE_PERSON, answers: { name: '林晚', adult: true, health: 'no', healthConsent: '1' } },
        ],
      },
      facts: { day: localDate(ticket.show_time, offset), stage: 'BEFORE_ENTRY' },
      end: localDate(endOf(ticket), offset),
    },
  )
  const sent = { version: 1, form_version: FORM.form_version, person_name: ticket.audience_name, done_at: now }
  await tx
    .insertInto('entrance_registrations')
    .values({ ticket_id, voucher_id, user_id: DEMO_MEMBER, ...sent })
    .execute()
}
