import { maskPhone } from '../../../../../src/domain/identity/mask'
import type { Language } from '../../../core/localized-text'
import { tightestAges } from '../../../../../src/domain/seat/age'
import { shownState } from '../../trade/voucher/state-service'
import { serializeVisit } from '../../trade/voucher/visit-service'
import type { NamedVoucher } from './service'

/** Returns a key that is equal for seats of one row: the seat's description without its last number. */
const rowOf = (seat: string, seatPlanId: string): string =>
  seat === '' ? '' : `${seatPlanId} ${seat.replace(/\d+\D*$/, '')}`

const agesOf = (of: { min_age: number | null; max_age: number | null }) => ({ minAge: of.min_age, maxAge: of.max_age })

/**
 * Serializes a voucher with its attendee names. Document and phone numbers are masked (contract: api/real-name
 * NamedVoucher).
 */
export const serializeNaming = ({ voucher, tickets, deadline }: NamedVoucher, lang: Language) => ({
  voucherId: voucher.voucher_id,
  ...serializeVisit(voucher, lang),
  exclusive: voucher.audience_mode === 'ONE_PER_TICKET',
  idTypes: voucher.id_types,
  needFaceAuth: voucher.need_face_auth,
  deadline,
  tickets: tickets.map(({ row, person, guardianPhone, corrections, changes, state }) => ({
    ticketId: row.ticket_id,
    seatPlanName: row.tier_name[lang],
    seatDesc: row.seat_desc[lang],
    row: rowOf(row.seat_desc['zh-CN'], row.seat_plan_id),
    ...tightestAges([agesOf(voucher), agesOf(row)]),
    state: shownState(state, row.ended_by),
    audienceId: person?.audience_id ?? '',
    audienceName: row.audience_name,
    idType: person?.id_type ?? 'ID_CARD',
    idNo: person?.id_no ?? '',
    guardianPhone: guardianPhone && maskPhone(guardianPhone),
    corrections,
    changes: changes.map((change) => ({
      kind: change.kind,
      fromName: change.from_name,
      fromIdNo: change.from_id_no,
      name: change.name,
      idNo: change.id_no,
      at: change.at,
    })),
  })),
})
