/** Returns a kind of coupon, as the gateway sends it. */
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

/** Returns a buyer's coupon, as the gateway sends it. */
export const ownOf = (couponId: string, more: object = {}) => ({
  ...kindOf('T1'),
  ...{ couponId, title: `券 ${couponId}`, couponStatus: 'AVAILABLE', startTime: 1, expireTime: 4_000_000_000_000 },
  ...more,
})

/** Returns a page of a list. */
export const pageOf = (...items: object[]) => ({ items, total: items.length, last: true })
