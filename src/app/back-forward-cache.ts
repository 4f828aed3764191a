/**
 * Cookies in which the merchant's other pages mirror the storefront's session. The storage is the source of truth
 * (decision 25).
 */
const MIRRORED_COOKIES = ['theme', 'shopMainColor', 'navigateTextColor', 'refreshToken', 'consistentCode']

/**
 * Calls `onRestore` when the browser restores the page from its back-forward cache (web only). First deletes the
 * mirrored cookies, which can be older than the storage. Does not log out.
 */
export const onBackForwardCacheRestore = (onRestore: () => void): void => {
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    for (const name of MIRRORED_COOKIES) document.cookie = `${name}=; path=/; max-age=0`
    onRestore()
  })
}
