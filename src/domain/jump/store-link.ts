const APPLE = /iPhone|iPad|iPod|\biOS\b|\bMac/i

/** Returns the app store for a user agent: `ios` for iOS and Mac, otherwise `android`. Source: domain §9. */
export const storeOf = (userAgent: string): 'ios' | 'android' => (APPLE.test(userAgent) ? 'ios' : 'android')
