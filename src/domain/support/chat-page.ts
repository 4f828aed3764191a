/** Buyer and subject of a chat; unknown fields are ''. */
export interface ChatVisit {
  /** Ids of the support provider's agent group and of one agent. */
  seatGroup: string
  onlineCustomerId: string
  userId: string
  orderId: string
  showId: string
}

/**
 * Returns the address of SOBOT's chat page. The address contains the buyer (`partnerid`), the group and the agent
 * (`groupid`, `choose_adminid`), and the order or show (`params`). The address contains no name and no phone number,
 * because agents can look up this data by the buyer's id.
 */
export const chatPage = (address: string, visit: ChatVisit): string => {
  const about = {
    ...(visit.orderId && { orderId: visit.orderId }),
    ...(visit.showId && { showId: visit.showId }),
  }
  const query = Object.entries({
    partnerid: visit.userId,
    groupid: visit.seatGroup,
    choose_adminid: visit.onlineCustomerId,
    params: Object.keys(about).length > 0 ? JSON.stringify(about) : '',
  })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  if (query === '') return address
  const [page, fragment] = address.split('#', 2)
  return `${page}${page.includes('?') ? '&' : '?'}${query}${fragment === undefined ? '' : `#${fragment}`}`
}
