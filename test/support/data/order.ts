import type { OrderDetail } from '@/api/order'
import { fen } from '@/domain/money'
import { NOW } from '../fake-clock'

/**
 * An unpaid order of two tickets. It was placed at the start time of the test clock, and is reserved for 15 minutes.
 */
export const anOrder = (more: Partial<OrderDetail> = {}): OrderDetail =>
  ({
    orderId: 'O1',
    orderNumber: 'FY1',
    transactionId: 'T1',
    unPaidTransactionIds: ['T1'],
    firstShowId: 'S1',
    firstShowName: 'Tides',
    orderState: 'UNPAID',
    orderRefundState: 'NONE',
    payAmount: fen(76_000),
    total: fen(76_000),
    createTime: NOW,
    reserveTime: NOW + 15 * 60_000,
    orderOperations: ['TO_BE_PAID', 'CANCEL'],
    voucherIds: [],
    tickets: [],
    gifts: [],
    pendingOrderId: '',
    refundedQty: 0,
    refundedAmount: fen(0),
    refundingAmount: fen(0),
    retainedFee: fen(0),
    rebookFee: fen(0),
    retainedDifference: fen(0),
    movedIn: fen(0),
    movedOut: fen(0),
    givenQty: 0,
    agreement: null,
    itemChangeTypeList: [],
    progress: [],
    autoRefundAt: null,
    utcOffset: 480,
    ...more,
  }) as OrderDetail
