/** The `pageSource` of a purchase on site (shell §2): the buyer needs the ticket at once. */
export const AT_DOOR = 'purchase'

/** The addresses that a web payment returns to (shell §2, pay-return addresses). */
export type PayReturn =
  | {
      page: 'pay-success' | 'pay-success-new'
      orderId: string
      orderType?: string
      fromPage?: string
      /** A purchase on site: this page looks for the ticket, whose id is unknown before the payment. */
      fromPurchase?: boolean
    }
  | { page: 'member-pay-success'; orderId: string }
  | { page: 'ticket-detail'; id: string; fromPurchase?: boolean }

/**
 * The address with its query, below `origin` (`https://host`, without a trailing slash). An absent channel adds no
 * parameter; the order type is lower case, by default `ticket`; `fromPage` is used by parking, on `pay-success` only.
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
