/** A kind of coupon on the wire. */
export const kindOf = (couponTemplateId: string, more: object = {}) => ({
  ...{
    couponTemplateId,
    title: `券 ${couponTemplateId}`,
    couponType: 'CASH',
    amount: { yuanNum: '20', centNum: '00' },
  },
  ...{ limitationType: 'AMOUNT', limitation: 10_000, useCouponRuleDesc: '全部演出可用', couponBizTypes: ['SHOW'] },
  ...{ length: 30, expirationUnit: 'DAY', obtainState: 'OPEN', showCount: 3 },
  ...more,
})

/** A buyer's coupon on the wire. */
export const ownOf = (couponId: string, more: object = {}) => ({
  ...kindOf('T1'),
  ...{ couponId, title: `券 ${couponId}`, couponStatus: 'AVAILABLE', startTime: 1, expireTime: 4_000_000_000_000 },
  ...more,
})

/** A page of a list. */
export const pageOf = (...items: object[]) => ({ items, total: items.length, last: true })
