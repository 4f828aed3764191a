import home from './data/home.json'

/** Returns the id of the topic that has a page for coupons of this kind, or ''. */
export const topicOfCoupon = (templateId: string): string =>
  Object.entries(home.topics).find(([, { coupons }]) => coupons.some((id) => id === templateId))?.[0] ?? ''
