const APPLE = /iPhone|iPad|iPod|\biOS\b|\bMac/i

/** The store of an agent: the iOS store's for iOS and Mac agents, the Android package's for all others. Source: domain §9. */
export const storeOf = (userAgent: string): 'ios' | 'android' => (APPLE.test(userAgent) ? 'ios' : 'android')
