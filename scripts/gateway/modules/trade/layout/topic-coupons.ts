import home from './data/home.json'

/** The topic that has a page for a coupon of this kind; '' without one. */
export const topicOfCoupon = (templateId: string): string =>
  Object.entries(home.topics).find(([, { coupons }]) => coupons.some((id) => id === templateId))?.[0] ?? ''
