import type { PolicyBrief } from '@/api/shop'

/** An agreement of the merchant. */
export const aPolicy = (id: string, kind: 'USER_AGREEMENT' | 'PRIVACY' | 'PURCHASE', title: string): PolicyBrief => ({
  id,
  title,
  kind,
  updatedAt: null,
})
