import home from './data/home.json'

/** Returns the topic with a page for a coupon of this kind, or ''. */
export const topicOfCoupon = (templateId: string): string =>
  Object.entries(home.topics).find(([, { coupons }]) => coupons.some((id) => id === templateId))?.[0] ?? ''
