import type { Gift, GiftOffer, GiftPreview, TicketToGive } from '@/api/transfer'
import { NOW } from '../fake-clock'
import { VISIT } from './visit'

const HOUR = 3_600_000

const show = { ...VISIT, showTime: NOW + 50 * HOUR }

export const aTicketToGive = (ticketId: string, more: Partial<TicketToGive> = {}): TicketToGive => ({
  ...{ ticketId, seatPlanName: '一层', seatDesc: `6 排 ${ticketId}`, number: 1, audienceName: '', refusal: '' },
  transferId: '',
  ...more,
})

/** A voucher whose tickets can be transferred for one more day. */
export const aGiftOffer = (tickets: TicketToGive[], more: Partial<GiftOffer> = {}): GiftOffer => ({
  ...{
    voucherId: 'V1',
    ...show,
    from: '138****0001',
    until: NOW + 24 * HOUR,
    needsNames: false,
    pendingOrderId: '',
    tickets,
  },
  ...more,
})

export const aGiftPreview = (more: Partial<GiftPreview> = {}): GiftPreview => ({
  ...{ state: 'TRANSFERRING', card: 'stars', ...show, qty: 2, to: '138****0002', expiresAt: NOW + 24 * HOUR },
  ...{ from: '138****0001', message: '一起去吧' },
  ...more,
})

/** A gift of two tickets that can be accepted for one more day. */
export const aGift = (more: Partial<Gift> = {}): Gift => ({
  ...aGiftPreview(),
  ...{ transferId: 'G1', secret: 'FoyerDemoGiftToAccept1' },
  places: [
    { seatPlanName: '一层', seatDesc: '6 排 1 座' },
    { seatPlanName: '一层', seatDesc: '6 排 2 座' },
  ],
  ...{ createdAt: NOW, closedAt: null, voucherId: '', needsNames: false },
  ...more,
})
