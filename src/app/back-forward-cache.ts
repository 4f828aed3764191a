/** Cookies in which other pages of the merchant's mirror our session; the storage is the authority (decision 25). */
const MIRRORED_COOKIES = ['theme', 'shopMainColor', 'navigateTextColor', 'refreshToken', 'consistentCode']

/**
 * Web only: calls `onReturn` when the browser shows the page again out of its back-forward cache, after dropping the
 * mirrored cookies, which may be older than the storage. Nobody is logged out by coming back.
 */
export const onBackForwardCacheRestore = (onRestore: () => void): void => {
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    for (const name of MIRRORED_COOKIES) document.cookie = `${name}=; path=/; max-age=0`
    onRestore()
  })
}
