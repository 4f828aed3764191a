import type { TicketStub } from '@/api/ticket-stub'
import { VISIT } from './visit'

/** Stub of a visit of two persons, with seats and names. The show was on 2026-03-01 at 19:30 (+08:00). */
export const aStub = (more: Partial<TicketStub> = {}): TicketStub => ({
  voucherId: 'V1',
  ...{ ...VISIT, posterUrl: '/media/tide.webp', posterColor: '#334455', showTime: Date.UTC(2026, 2, 1, 11, 30) },
  qty: 2,
  tickets: [
    { ticketId: 'T1', seatDesc: '6 排 11 座', audienceName: '林晚' },
    { ticketId: 'T2', seatDesc: '6 排 12 座', audienceName: '陈牧' },
  ],
  ...more,
})
