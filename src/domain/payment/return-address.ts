/** The `pageSource` of what was bought at the door (shell §2): whoever pays there wants the ticket at once. */
export const AT_DOOR = 'purchase'

/** Where a web payment comes back to (shell §2, pay-return addresses). */
export type PayReturn =
  | {
      page: 'pay-success' | 'pay-success-new'
      orderId: string
      orderType?: string
      fromPage?: string
      /** Begun at the door: this page only looks for the ticket, whose id nobody knows before the payment. */
      fromPurchase?: boolean
    }
  | { page: 'member-pay-success'; orderId: string }
  | { page: 'ticket-detail'; id: string; fromPurchase?: boolean }

/**
 * The address with its query, below `origin` (`https://host`, without a closing slash). An absent channel leaves no
 * parameter behind; the order type is lower case and `ticket` unless told; `fromPage` belongs to parking and goes with
 * `pay-success` only.
 */
export const payReturnAddress = (origin: string, target: PayReturn, channelId?: string): string =>
  `${origin}/${target.page}?${query({ ...parameters(target), channelId })}`

const parameters = (target: PayReturn): Record<string, string | undefined> => {
  switch (target.page) {
    case 'pay-success':
    case 'pay-success-new':
      return {
        orderId: target.orderId,
        orderType: (target.orderType || 'ticket').toLowerCase(),
        fromPage: target.page === 'pay-success' ? target.fromPage : undefined,
        pageSource: target.fromPurchase ? AT_DOOR : undefined,
      }
    case 'member-pay-success':
      return { orderId: target.orderId }
    case 'ticket-detail':
      return { id: target.id, source: '1', target: '1', pageSource: target.fromPurchase ? AT_DOOR : undefined }
  }
}

const query = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join('&')
