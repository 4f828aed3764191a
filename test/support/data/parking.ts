import { fen } from '@/domain/money'
import { NOW } from '../fake-clock'

const HOUR = 3_600_000

const aPark = {
  ...{ parkId: 'PK1', venueId: 'V1', name: '大剧院地下停车场', address: '人民大道 300 号' },
  ...{ lat: 31.2, lng: 121.4, freePlaces: 80, graceMinutes: 15 },
}

/** A proven plate as the gateway sends it. */
export const aPlate = (more: object = {}) => ({
  ...{ plateId: 'PL1', plateNo: '沪AD10086', area: 'MAINLAND', kind: 'NEW_ENERGY_SMALL', proof: 'ENTRY' },
  ...{ provenAt: NOW, others: 0, isDisputed: false },
  ...more,
})

/** A parking payment as the gateway sends it: two hours, paid until 15 minutes from now, of a proven plate. */
export const aParkingRecord = (more: object = {}) => ({
  ...{ orderId: 'M1', orderNumber: 'FY9', state: 'PAID', park: aPark, plateNo: '沪A·D10086' },
  ...{ enteredAt: NOW - 2 * HOUR, leftAt: null, paidUntil: NOW + HOUR / 4, leaveBy: NOW + HOUR / 2 },
  steps: [
    { from: NOW - 2 * HOUR, to: NOW - HOUR, minutes: 60, price: fen(800), rule: 'BAND' },
    { from: NOW - HOUR, to: NOW, minutes: 60, price: fen(800), rule: 'BAND' },
  ],
  ...{ reduction: null, settledBefore: fen(0), total: fen(1600), payAmount: fen(1600), refundedAmount: fen(0) },
  ...{ createTime: NOW, isDuplicate: false, isParkNotified: true, invoiceAmount: null },
  ...more,
})
